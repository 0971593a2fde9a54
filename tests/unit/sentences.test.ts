import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {readCorpus} from '../../core/corpus/corpus';
import {sentencesOf, subjectOfCode} from '../../core/corpus/sentences';

test('code is about a name, a flag or a path, and a value is about nothing', () => {
  const subjects = ['`staticFile()`', 'staticFile()', '--crf', '<Img>', 'remotion.config.ts', '@remotion/zod-types', 'true', '30', "'png'", 'a b'].map(
    subjectOfCode,
  );
  assert.deepEqual(subjects, [undefined, 'staticFile', 'crf', 'Img', 'remotion.config.ts', 'remotion/zod-types', undefined, undefined, undefined, undefined]);
});

test('a page is cut into sentences, of paragraphs and table cells, with their lines and what they have in code', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'sentences-'));
  fs.mkdirSync(path.join(dir, 'docs'));
  const text = 'The flag `--crf` decides. It is 18 by default, as `setCrf()` says; `true` is not.\n\n| a | b |\n| --- | --- |\n| `muted` | no sound |\n';
  fs.writeFileSync(path.join(dir, 'docs/a.mdx'), `---\ntitle: A\n---\n\n${text}`);
  const [page] = readCorpus(dir).pages;
  const found = sentencesOf(page!).map(({line, text, prose, subjects}) => [line, text, prose, subjects.join()]);
  fs.rmSync(dir, {recursive: true});
  assert.deepEqual(found, [
    [5, 'The flag `--crf` decides.', 'The flag  decides.', 'crf'],
    [5, 'It is 18 by default, as `setCrf()` says;', 'It is 18 by default, as  says;', 'setCrf'],
    [5, '`true` is not.', ' is not.', ''],
    [7, 'a', 'a', ''],
    [7, 'b', 'b', ''],
    [9, '`muted`', '', 'muted'],
    [9, 'no sound', 'no sound', ''],
  ]);
});
