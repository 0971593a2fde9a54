import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {readTargets} from '../../checks/targets';
import {editDistance, nearest} from '../../core/prose/nearest';
import liveChecks from '../../plugins/live-checks';
import {oneOf, readFlags} from '../../scripts/lib/arguments';

const ROOT = path.join(__dirname, '../..');
const targets = (...args: string[]) => readTargets(ROOT, args);

test('what can be checked is a check, a file or a folder, and a demo is judged with its images', () => {
  assert.deepEqual(targets(), {});
  assert.deepEqual(targets('samples', 'links'), {checks: ['samples', 'links']});
  assert.deepEqual(targets('docs/spring.mdx', './README.md', 'data/experts'), {names: ['docs/spring.mdx', 'README.md', 'data/experts/']});
  assert.deepEqual(targets('headings', 'docs/player'), {checks: ['headings'], names: ['docs/player/']});
  assert.deepEqual(targets('demos/spring/meta.ts').names, ['demos/spring/meta.ts', 'demos/spring/', 'static/img/demos/spring/']);
});

test('a slip of the keyboard is answered with what it may have meant', () => {
  assert.throws(() => targets('samlpes'), /^Error: There is no check or file samlpes\. Did you mean samples, /);
  assert.throws(() => targets('docs/sequnce.mdx'), /Did you mean docs\/sequence\.mdx, /);
  assert.throws(() => targets('CONTIBUTING.md'), /Did you mean CONTRIBUTING\.md, /);
  assert.throws(() => targets('--crff'), /There is no flag --crff/);
  assert.throws(() => targets('.ci/run'), /No content check looks at \.ci\/run\./);
  assert.throws(() => targets('config/navbar.ts', 'statements'), /The check statements does not look at config\/navbar\.ts\./);
});

test('scripts refuse flags and parts that they do not have, and name the nearest', () => {
  assert.deepEqual(readFlags(['--all', 'spring'], ['--all']), {flags: new Set(['--all']), names: ['spring']});
  assert.throws(() => readFlags(['--no-chekcs'], ['--no-checks']), {message: 'There is no flag --no-chekcs. Did you mean --no-checks?'});
  assert.throws(() => oneOf('part', ['pages', 'search'], 'serach'), {message: 'There is no part serach. Did you mean search? There are pages, search.'});
  assert.throws(() => readFlags(['--all'], []), {message: 'There is no flag --all.'});
});

test('the nearest name is the one with the fewest slips, and part of a name is enough', () => {
  assert.equal(editDistance('sequence', 'sequnce'), 1);
  assert.equal(editDistance('samples', 'samlpes'), 1, 'two letters swapped are one slip');
  assert.equal(editDistance('spring', ''), 6);
  assert.deepEqual(nearest(['noise-2d', 'spring', 'sprint'], 'sprin').slice(0, 2), ['spring', 'sprint']);
  assert.equal(nearest(['docs/noise/noise-2d.mdx', 'docs/star.mdx'], 'noise-2d.mdx')[0], 'docs/noise/noise-2d.mdx');
});

test('a build has nothing of the checks that npm start shows', (t) => {
  const before = process.env.NODE_ENV;
  t.after(() => {
    process.env.NODE_ENV = before;
  });
  process.env.NODE_ENV = 'production';
  assert.equal(liveChecks({siteDir: ROOT} as Parameters<typeof liveChecks>[0]), null);
});
