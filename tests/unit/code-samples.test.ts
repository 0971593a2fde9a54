import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {parseFenceMeta, splitAtCut} from '../../core/corpus/fence-meta';
import {highlightCode} from '../../plugins/code-samples/highlight';

const PLAIN = {highlight: new Set<number>(), added: new Set<number>(), removed: new Set<number>(), showLineNumbers: false};

test('the words after the language are understood, and others are reported', () => {
  const meta = parseFenceMeta('title="src/My file.tsx" {1,3-5} showLineNumbers expect-error="2322, 7006" live');
  assert.equal(meta.title, 'src/My file.tsx');
  assert.deepEqual([...meta.highlight], [1, 3, 4, 5]);
  assert.deepEqual(meta.expectError, [2322, 7006]);
  assert.equal(meta.showLineNumbers, true);
  assert.deepEqual(meta.unknown, ['live']);
});

test('what stands above the cut marker is hidden', () => {
  assert.deepEqual(splitAtCut('const a = 1;\n// ---cut---\nconst b = a;'), {hidden: 'const a = 1;\n// ---cut---', shown: 'const b = a;'});
  assert.equal(splitAtCut('const b = 1;').shown, 'const b = 1;');
});

test('highlighting keeps the text, escapes it and uses classes, no styles', async () => {
  const html = await highlightCode('const a = <b c="1 & 2" />;', 'tsx', PLAIN);
  const text = html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  assert.equal(text, 'const a = <b c="1 & 2" />;');
  assert.match(html, /<span class="k">const<\/span>/);
  assert.doesNotMatch(html, /style=/);
});

test('lines get elements only where something hangs on them', async () => {
  assert.doesNotMatch(await highlightCode('a\nb', 'ts', PLAIN), /line/);
  assert.match(await highlightCode('a\nb', 'ts', {...PLAIN, highlight: new Set([2])}), /<span class="line">a\n<\/span><span class="line lit">b\n<\/span>/);
});

test('a change marks the lines that it adds and removes', async () => {
  const {added, removed} = parseFenceMeta('remove="1" add="2-3"');
  assert.equal(
    await highlightCode('a\nb\nc', 'txt', {...PLAIN, added, removed}),
    '<span class="line removed"><span class="sign">- </span>a\n</span><span class="line added"><span class="sign">+ </span>b\n</span><span class="line added"><span class="sign">+ </span>c\n</span>',
  );
});

test('an unknown language is shown plain', async () => {
  assert.equal(await highlightCode('10 < 20', 'klingon', PLAIN), '10 &lt; 20');
});

test('a page depends on the files that its samples show, and a guide on the glossary', async () => {
  const loader = path.join(__dirname, '../../plugins/code-samples/files-of-samples.mjs');
  const {default: filesOfSamples} = (await import(loader)) as {default: (this: object, source: string) => string};
  const files: string[] = [];
  const page = '# Title\n\n```tsx title="src/A.tsx" file="demos/a/A.tsx"\n```\n\nNot `file="b.tsx"`.\n\n1. In a list:\n\n   ```ts file="demos/c.ts"\n   ```\n';
  const load = (resourcePath: string) => filesOfSamples.call({rootContext: '/site', resourcePath, addDependency: (file: string) => files.push(file)}, page);
  assert.equal(load('/site/blog/a.mdx'), page);
  assert.deepEqual(files.splice(0), ['/site/demos/a/A.tsx', '/site/demos/c.ts']);
  load('/site/docs/a.mdx');
  assert.deepEqual(files, ['/site/demos/a/A.tsx', '/site/demos/c.ts', '/site/data/glossary.yml']);
});
