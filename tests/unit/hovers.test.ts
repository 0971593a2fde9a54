import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {readCorpus} from '../../core/corpus/corpus';
import {fencesOf} from '../../core/corpus/fences';
import {splitAtCut} from '../../core/corpus/fence-meta';
import {firstSentence, hoverText} from '../../plugins/code-samples/hover-text';
import {hoversOf} from '../../plugins/code-samples/hovers';
import {withLinks} from '../../plugins/code-samples/write-hovers';
import {hoversKey, hoversPath} from '../../src/lib/page-hovers';
import {rehypeCodeSamples} from '../../plugins/code-samples/rehype';

const FIXTURE = path.join(__dirname, '../fixtures/hovers');
const {pages} = readCorpus(FIXTURE);
const [page] = pages;
assert.ok(page);
const hovers = hoversOf(FIXTURE, pages).get(page);
assert.ok(hovers);

/** Each name of a sample as it appears in the shown code, with its text. */
function namesIn(fence: number): [name: string, type: string | undefined][] {
  const lines = splitAtCut(fencesOf(FIXTURE, page!)[fence]?.code ?? '').shown.split('\n');
  return (hovers?.fences[fence] ?? []).map(([line, column, length, text]) => [lines[line]?.slice(column, column + length) ?? '', hovers?.texts[text]?.[0]]);
}

test('names have the types that an editor shows; React, CSS, HTML, closing tags and what is written out are left out', () => {
  const sequence = 'const Sequence: ForwardRefExoticComponent<SequenceProps & RefAttributes<HTMLDivElement>>';
  assert.deepEqual(namesIn(1), [
    ['Sequence', sequence],
    ['useCurrentFrame', 'const useCurrentFrame: () => number'],
    ['label', '(parameter) label: string'],
    ['frame', 'const frame: number'],
    ['useCurrentFrame', 'useCurrentFrame(): number'],
    ['size', 'const size: number'],
    ['size', 'const size: number'],
    ['frame', 'const frame: number'],
    ['limit', 'const limit: 30'],
    ['label', '(parameter) label: string'],
    ['Sequence', sequence],
    ['from', '(property) from?: number | undefined'],
    ['style', '(property) style?: CSSProperties | undefined'],
    ['Badge', 'const Badge: ({ label }: {\n  label: string;\n}) => JSX.Element'],
    ['label', '(property) label: string'],
  ]);
});

test('hiding the files of the program from the compiler changes no text', () => {
  assert.deepEqual(hoversOf(FIXTURE, pages, {hidesFiles: false}).get(page), hovers);
});

test('places count from the first shown line, options are found', () => {
  assert.deepEqual(
    namesIn(2).map(([name]) => name),
    ['opacity', 'interpolate', 'useCurrentFrame', 'extrapolateRight', 'opacity'],
  );
  assert.deepEqual(hovers.fences[2]?.[0]?.slice(0, 3), [0, 6, 'opacity'.length]);
});

test('only samples that are compiled have types, and each text stands once', () => {
  assert.deepEqual(Object.keys(hovers.fences), ['1', '2']);
  assert.equal(new Set(hovers.texts.map(([type]) => type)).size, hovers.texts.length);
});

test('the text of a name is short and plain', () => {
  const text = (type: string, documentation = '') =>
    hoverText({
      kind: 'const' as never,
      kindModifiers: '',
      textSpan: {start: 0, length: 1},
      displayParts: [{text: type, kind: 'text'}],
      documentation: [{text: documentation, kind: 'text'}],
    });
  assert.deepEqual(text('(alias) function render({ codec, crf, scale, serveUrl, concurrency, }: Options): Promise<void>\nimport render'), [
    'function render({ … }: Options): Promise<void>',
  ]);
  assert.deepEqual(text('const a: import("react/jsx-runtime").JSX.Element', 'Draws a {@link Frame frame}. Then stops.'), [
    'const a: JSX.Element',
    'Draws a frame.',
  ]);
  assert.deepEqual(text('const load: () => Promise<typeof import("/srv/site/.samples/docs/a.mdx/4/src/scenes/Year")>'), [
    'const load: () => Promise<typeof import("./scenes/Year")>',
  ]);
  assert.deepEqual(text('const s3: typeof import("/srv/site/node_modules/@aws-sdk/client-s3/dist-types/index")'), [
    'const s3: typeof import("@aws-sdk/client-s3")',
  ]);
  assert.equal(text('const a: any'), undefined);
  assert.equal(text('import z'), undefined);
  assert.equal(text(`const a: ${'x'.repeat(400)}`)?.[0].length, 300);
});

test('the first sentence of a documentation', () => {
  assert.equal(firstSentence('A frame, e.g. the first.\nMore.'), 'A frame, e.g. the first.');
  assert.equal(firstSentence('See [the page](https://example.com) for `fps`\n\n@other'), 'See the page for fps');
  assert.equal(firstSentence(''), '');
});

test('a built sample knows its file and its position among all fences of it', async (context) => {
  const before = process.env.NODE_ENV;
  context.after(() => {
    process.env.NODE_ENV = before;
  });
  const samplesOf = async (mode: string) => {
    process.env.NODE_ENV = mode;
    const tree: Root = {
      type: 'root',
      children: [pre('bash', 'ls'), pre('ts', 'const a = 1;'), pre('ts', 'const b = 1;', 'nocheck="It is a piece."'), pre('tsx', '1')],
    };
    await rehypeCodeSamples()(tree, new VFile({path: path.join(__dirname, '../../docs/player/index.mdx')}));
    return (tree.children as unknown as MdxJsxFlowElementHast[]).map(({attributes}) => {
      const value = (name: string) => attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)?.value;
      return value('page') === undefined ? undefined : `${value('page') as string}#${value('fence') as string}`;
    });
  };
  assert.deepEqual(await samplesOf('production'), [undefined, 'docs/player/index#1', undefined, 'docs/player/index#3']);
  assert.deepEqual(await samplesOf('development'), [undefined, undefined, undefined, undefined]);
  assert.equal(hoversPath(hoversKey('docs/player/index.mdx')), 'hovers/docs/player/index.json');
});

function pre(lang: string, code: string, meta?: string): Element {
  const element: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: [`language-${lang}`]},
    children: [{type: 'text', value: code}],
    data: {meta} as Element['data'],
  };
  return {type: 'element', tagName: 'pre', properties: {}, children: [element]};
}

test('what a text mentions leads to the page about it: the imported name itself, and the types of the toolkit', () => {
  const sequence = hovers.texts.findIndex(([type]) => type.startsWith('const Sequence:'));
  assert.deepEqual(hovers.mentions[sequence], [
    'remotion#Sequence',
    'remotion#React',
    'remotion#ForwardRefExoticComponent',
    'remotion#SequenceProps',
    'remotion#RefAttributes',
  ]);
  const homes = new Map([
    ['remotion#Sequence', {href: '/docs/sequence', title: '<Sequence>', by: 'page' as const}],
    ['remotion#SequenceProps', {href: '/docs/remotion#sequenceprops', title: 'SequenceProps', by: 'list' as const}],
  ]);
  const exports = {entries: [], homes, typeHome: () => undefined, hrefOf: () => undefined};
  assert.deepEqual(withLinks(hovers, exports, '/docs/series').links?.[sequence], [
    ['<Sequence>', '/docs/sequence'],
    ['SequenceProps', '/docs/remotion#sequenceprops'],
  ]);
  const onItsPage = withLinks(hovers, exports, '/docs/sequence').links?.[sequence];
  assert.deepEqual(onItsPage, [['SequenceProps', '/docs/remotion#sequenceprops']], 'a page does not lead to itself');
});
