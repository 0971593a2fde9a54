import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {VFile} from 'vfile';
import {scripts} from '../../checks/scripts';
import {readCorpus, readPage} from '../../core/corpus/corpus';
import {runLineOf} from '../../core/node-scripts/run-line';
import {isScript} from '../../core/node-scripts/scripts';
import {withRunLine} from '../../plugins/run-lines/line';
import {remarkRunLines} from '../../plugins/run-lines/remark';
import {markdownOf} from '../../plugins/twins/markdown';
import type {Node} from '../../plugins/twins/nodes';

const ROOT = path.join(__dirname, '../..');
const FIXTURE = path.join(ROOT, 'tests/fixtures/scripts');
const {pages} = readCorpus(FIXTURE);
const pageOf = (name: string) => {
  const page = pages.find(({file}) => file === `docs/${name}.mdx`);
  assert.ok(page);
  return page;
};

test('a script needs Node and does something by itself; modules, tests and programs of other runtimes are none', () => {
  const read = "import {readFileSync} from 'node:fs';\n";
  assert.ok(isScript(`${read}console.log(readFileSync('a', 'utf8'));`));
  assert.ok(isScript(`${read}const text = readFileSync('a', 'utf8');`));
  assert.ok(isScript(`${read}for (const line of ['a']) readFileSync(line);`));
  assert.ok(!isScript("console.log('anywhere');"));
  assert.ok(!isScript(`${read}export const text = readFileSync('a', 'utf8');`));
  assert.ok(!isScript(`${read}const load = () => readFileSync('a', 'utf8');`));
  assert.ok(!isScript(`import {test} from 'node:test';\n${read}test('reads', () => void readFileSync('a'));`));
  assert.ok(!isScript(`${read}Bun.write('a', readFileSync('b'));`));
});

test('the first script of a page has its command below it, with the file of the keys where it calls a service', () => {
  assert.equal(runLineOf(FIXTURE, pageOf('silent'))?.command, 'npx tsx render-boat.ts');
  assert.equal(runLineOf(FIXTURE, pageOf('cloud'))?.command, 'npx tsx --env-file=.env deploy-boat.ts');
});

test('a page that shows the command gets a link alone, and one that has the link gets nothing', () => {
  const line = runLineOf(FIXTURE, pageOf('spoken'));
  assert.ok(line);
  assert.equal(line.command, undefined);
  assert.equal(runLineOf(FIXTURE, pageOf('linked')), undefined);
  assert.equal(runLineOf(FIXTURE, pageOf('renderer')), undefined);
});

test('the Markdown of a page has the line below the script and nowhere else', () => {
  const {tree, file} = pageOf('silent');
  const markdown = (root: Root) => markdownOf((root.children as Node[]).filter(({type}) => type !== 'yaml'));
  const text = markdown(withRunLine(tree, FIXTURE, file));
  assert.match(
    text,
    /boat\.png'\}\);\n```\n\nRun it with `npx tsx render-boat\.ts`, as \[Run a script\]\(\.\/renderer\.mdx#run-a-script\) explains\.\n\n```ts/,
  );
  assert.equal(text.split('Run it with').length, 2);
  assert.doesNotMatch(markdown(tree), /Run it with/);
});

test('the page itself gets it as a paragraph of its own, which search leaves out', () => {
  const tree = structuredClone(readPage(ROOT, 'docs/metadata.mdx').tree);
  remarkRunLines()(tree, new VFile({path: path.join(ROOT, 'docs/metadata.mdx')}));
  const line = tree.children.find((node) => toString(node).startsWith('Run it with npx tsx render-lecture.ts'));
  assert.ok(line);
  assert.equal(tree.children[tree.children.indexOf(line) - 1]?.type, 'code');
  assert.deepEqual(line.data, {hProperties: {className: ['run-line'], dataSearch: 'skip'}});
});

test('a script without a name, without its words, or run under another name is found', async () => {
  const {count, findings} = await scripts.run(readCorpus(FIXTURE));
  assert.equal(count, 6);
  assert.deepEqual(findings.map(({file, line, message}) => `${path.basename(file)}:${line} ${message}`).sort(), [
    'nameless.mdx:7 The script has no file name, so nothing says how to run it.',
    'wrong.mdx:14 No page has a sample render-rafts.ts.',
    'wrong.mdx:15 Older releases of Node do not run deploy-boat.ts, and none runs JSX.',
    'wrong.mdx:7 render-raft.ts reads words from its command line, and the page has no command for it.',
  ]);
});

test('the section that the lines lead to cannot go', async () => {
  const corpus = readCorpus(FIXTURE);
  const without = corpus.pages.map((page) => (page.file === 'docs/renderer.mdx' ? {...page, source: page.source.replace(' {#run-a-script}', '')} : page));
  const {findings} = await scripts.run({...corpus, pages: without});
  assert.ok(findings.some(({file, message}) => file === 'docs/renderer.mdx' && /#run-a-script/.test(message)));
});
