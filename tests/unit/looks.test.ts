import assert from 'node:assert/strict';
import {test} from 'node:test';
import {looksOf} from '../../scripts/lib/looks';

const ADDRESSES = ['/', '/player/', '/docs/sequence', '/docs/spring', '/blog'];

test('a run looks at each page, in a mode and width that other pages do not change', () => {
  const looks = looksOf(ADDRESSES, false);
  assert.deepEqual([...new Set(looks.map(({address}) => address))], ADDRESSES);
  assert.deepEqual(
    looksOf(['/docs/spring'], false),
    looks.filter(({address}) => address === '/docs/spring'),
  );
  assert.equal(looks.filter(({address}) => address === '/docs/spring').length, 1);
});

test('landing pages are looked at in light and in dark', () => {
  const looks = looksOf(['/', '/player/', '/lambda/', '/templates/', '/showcase/', '/experts/', '/contact/', '/ai'], false);
  for (const page of new Set(looks.map(({address}) => address))) {
    const modes = looks.filter(({address}) => address === page).map(({colorScheme}) => colorScheme);
    assert.deepEqual(modes.toSorted(), ['dark', 'light'], page);
  }
});

test('with all, each page has four looks', () => assert.equal(looksOf(ADDRESSES, true).length, 4 * ADDRESSES.length));
