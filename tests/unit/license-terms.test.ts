import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {readCorpus} from '../../core/corpus/corpus';
import {licenseTerms} from '../../checks/license-terms';

test('license-terms fails on sentences that state the terms in words of their own, in pages, partials and components', async () => {
  const {looked, findings} = await licenseTerms.run(readCorpus(path.join(__dirname, '../fixtures/license-terms')));
  assert.match(looked, /8 state license terms outside <LicenseTerms>$/);
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${/“(.*)”/.exec(message)?.[1]}`),
    [
      'docs/terms.mdx:7 Remotion is free for individuals.',
      'docs/terms.mdx:7 Companies of four or more people pay for a license.',
      'docs/terms.mdx:11 a non-profit',
      'docs/terms.mdx:12 a team of up to 3 employees',
      'docs/terms.mdx:14 A seat costs $25.',
      'docs/terms.mdx:14 Anybody who evaluates it, and does not use it commercially, pays nothing.',
      'src/pages/_Partial.mdx:1 Larger companies need a license.',
      'src/components/Plan.tsx:1 For companies of 4 employees and more, free for up to 3 people.',
    ],
  );
  assert.deepEqual(
    [...new Set(findings.map(({fix}) => fix))],
    ['Use <LicenseTerms part="…" />, or link to the page License.', 'Use the words of src/components/license/words.ts.'],
  );
});
