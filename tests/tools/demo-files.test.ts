import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import type {Page} from '../../core/corpus/corpus';
import {parseFenceMeta} from '../../core/corpus/fence-meta';
import {readDemos} from '../../core/demos/read';
import {rootCode} from '../../core/demos/root-code';
import {compileSamples} from '../../core/toolkit/sample-program';

const PROJECT = path.join(__dirname, '../..');

test('every demo, and the file that registers it, compiles beside each other', async () => {
  const {demos: all} = await readDemos(PROJECT);
  const fences = all.flatMap(({id, meta, component, source}) => {
    const page = {file: `docs/${id}.mdx`, frontMatter: {}} as Page;
    const fence = (code: string, file: string, index: number) => ({page, index, lang: 'tsx', meta: parseFenceMeta(`title="src/${file}.tsx"`), code, line: 1});
    return [fence(source, component, 0), fence(rootCode(id, component, meta), 'Root', 1)];
  });
  assert.ok(fences.length >= 12);
  assert.deepEqual(
    compileSamples(PROJECT, fences).map(({fence, line, message}) => `${fence.page.file}:${line} ${message}`),
    [],
  );
});
