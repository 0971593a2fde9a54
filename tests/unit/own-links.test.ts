import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {readCorpus} from '../../core/corpus/corpus';
import {ownLinks} from '../../checks/own-links';

test('own-links fails on addresses of this site that lead to no page, no redirect and no heading', async () => {
  const {count, looked, findings} = await ownLinks.run(readCorpus(path.join(__dirname, '../fixtures/own-links')));
  assert.equal(count, 10);
  assert.match(looked, /^links to this site: 6 with its origin in 6 files, 2 in data\/templates\/, 2 in the navbar and the footer/);
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${message}`),
    [
      'src/components/Footer.tsx:1 /convert is not a page of this site.',
      'docs/a.mdx:10 /docs/gone is not a page of this site.',
      'docs/a.mdx:10 /docs/a#elsewhere: the page has no heading with the id "elsewhere".',
      'data/templates/blank.yml:22 /docs/gone is not a page of this site.',
      'config/navbar.ts:3 /docs/gone is not a page of this site.',
    ],
  );
  assert.match(findings[0]?.fix ?? '', /data\/redirects\.yml/);
});
