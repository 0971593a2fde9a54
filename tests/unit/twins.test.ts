import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {before, test} from 'node:test';
import {VFile} from 'vfile';
import {lastChanges} from '../../core/corpus/last-changes';
import {isUnlisted} from '../../core/corpus/unlisted';
import {pageFrom} from '../../core/corpus/read-page';
import {readDemos, type Demo} from '../../core/demos/read';
import {AGENT_RULES} from '../../data/agent-rules';
import {registeredComponents} from '../../checks/vocabulary';
import {readBuiltPage} from '../../plugins/twins/built-page';
import {serializers} from '../../plugins/twins/components';
import type {PageContext} from '../../plugins/twins/context';
import {valuesAtFrames} from '../../plugins/twins/demo-values';
import {headOf} from '../../plugins/twins/front-matter';
import {linkInHtml, linkInMdx, type Site} from '../../plugins/twins/links';
import {MAX_LIST_BYTES, listsOf} from '../../plugins/twins/lists';
import {markdownOf} from '../../plugins/twins/markdown';
import {text} from '../../plugins/twins/nodes';
import {pageModel} from '../../plugins/twins/page-model';
import {MAX_ROOT_BYTES} from '../../plugins/twins/root-list';
import {remarkTreeMemory, TreeMemory} from '../../plugins/twins/tree-memory';
import type {Twin} from '../../plugins/twins/twin';

const ROOT = path.join(__dirname, '../..');
const SITE: Site = {url: 'https://example.com', baseUrl: '/kit/', routes: new Set(['/kit/docs/spring', '/kit/docs/player/', '/kit/docs/a'])};

let spring: Demo;
before(async () => {
  const {demos} = await readDemos(ROOT, ['spring']);
  spring = demos[0]!;
});

const contextOf = (): PageContext => ({
  siteDir: ROOT,
  file: 'docs/a.mdx',
  canonical: 'https://example.com/kit/docs/a',
  version: '4.0.332',
  linkTo: linkInMdx(SITE, 'https://example.com/kit/docs/a', '/site/docs/a.mdx', new Map([['/site/docs/spring.mdx', '/kit/docs/spring']])),
  demo: () => spring,
  figure: () => ({title: 'Frames', alt: 'A row of `fps` boxes.', caption: 'One box is a frame.'}),
  valuesOf: () => undefined,
  grid: () => [{href: '/docs/player/', title: 'Player', description: 'Plays a video in an app.'}],
  rendered: (component, part) => [text(`${component} ${part}`)],
});

const markdownOfMdx = (source: string) => markdownOf(pageModel(pageFrom('docs/a.mdx', `---\ntitle: A\n---\n\n${source}`).tree, contextOf()));

test('where something works and where it does not is said in words', () => {
  assert.equal(
    markdownOfMdx('<RunsIn supported="studio render lambda cloudrun" />'),
    '- Player: does not work\n- Studio: works\n- Server render: works\n- Lambda: works\n- Cloud Run: works\n',
  );
});

test('a figure is what its text alternative and its caption say', () => {
  assert.equal(markdownOfMdx('<Figure id="frames" />'), '**Figure: Frames.** A row of `fps` boxes. One box is a frame.\n');
});

test('a version badge ends its line with one space before it', () => {
  assert.equal(markdownOfMdx('`number` · default `0` · <AvailableFrom v="4.0.176" />'), '`number` · default `0` · 4.0.176 and later\n');
});

test('an install command is there for each package manager', () => {
  const written = markdownOfMdx('<Install pkg="@remotion/player zod@3.22.3" />');
  assert.match(written, /^- npm: `npm i --save-exact @remotion\/player@4\.0\.332 zod@3\.22\.3`$/m);
  for (const manager of ['yarn', 'pnpm', 'bun'])
    assert.match(written, new RegExp(`^- ${manager}: \`${manager} add --exact|^- ${manager}: \`pnpm add --save-exact`, 'm'));
});

test('a sample keeps its language and the name of its file, with what it needs to run', () => {
  assert.equal(
    markdownOfMdx('```tsx title="src/Root.tsx" {2}\nimport {A} from \'./A\';\n// ---cut---\nexport const Root = () => <A />;\n```'),
    '```tsx title="src/Root.tsx"\n// Needed to run this sample:\n// import {A} from \'./A\';\n\nexport const Root = () => <A />;\n```\n',
  );
});

test('added and removed lines are those of a diff, and the code of a file is whole', () => {
  assert.equal(
    markdownOfMdx('```ts remove="1" add="2"\nconst a = 1;\nconst a = 2;\nlog(a);\n```'),
    '```diff\n- const a = 1;\n+ const a = 2;\n  log(a);\n```\n',
  );
  assert.match(markdownOfMdx('```tsx file="demos/spring/Spring.tsx"\n```'), /export const Spring = [\s\S]*const Trace = /);
});

test('links lead to the Markdown of pages, in full, whatever they are written like', () => {
  const to = (href: string) => contextOf().linkTo(href);
  assert.equal(to('./spring.mdx#fps'), 'https://example.com/kit/docs/spring.md#fps');
  assert.equal(to('/docs/player/'), 'https://example.com/kit/docs/player/index.md');
  assert.equal(to('#part'), 'https://example.com/kit/docs/a.md#part');
  assert.equal(to('/discord'), 'https://example.com/kit/discord');
  assert.equal(to('https://example.org/docs/spring'), 'https://example.org/docs/spring');
  const inHtml = linkInHtml(SITE, 'https://example.com/kit/docs/a');
  assert.equal(inHtml('/kit/docs/spring?demo=spring'), 'https://example.com/kit/docs/spring.md?demo=spring');
  assert.equal(inHtml('mailto:hello@example.com'), 'mailto:hello@example.com');
});

test('a note says what kind it is, a heading drops its id, a comment is left out', () => {
  assert.equal(markdownOfMdx(':::warning[Mind the gap]\n\nCosts money.\n\n:::'), '> **Warning: Mind the gap**\n>\n> Costs money.\n');
  assert.equal(markdownOfMdx('## `from?` \\{#from}\n\n{/* truncate */}\n\nText'), '## `from?`\n\nText\n');
});

test('a demo is its title, what is seen, its controls with their ranges, its code and its values', () => {
  const written = markdownOfMdx('<Demo id="spring" />');
  assert.match(written, /^\*\*Demo: spring\(\) and its parameters\.\*\* 1280 × 720 pixels, 60 frames at 30 frames per second, 00:00:02:00\. A square jumps/);
  assert.match(written, /^- `damping` \(Damping\): 1 to 40 in steps of 1, default 10$/m);
  assert.match(written, /^```tsx title="Spring\.tsx"$/m);
  assert.ok(written.includes(spring.source.trimEnd()));
  assert.deepEqual(valuesAtFrames(spring, [0, 11, 36]), {
    names: ['position'],
    rows: [
      ['0', '0'],
      ['11', '1.163'],
      ['36', '1.003'],
    ],
  });
});

/** Plugins put these into a page; no writer does. */
const MADE_BY_PLUGINS = ['CodeSample', 'Strip', 'Term'];

test('a component without a serializer is read in the built page, by its name and its attribute, and an unknown element stops the build with its page', () => {
  const registered = registeredComponents(fs.readFileSync(path.join(ROOT, 'src/components/mdx/index.ts'), 'utf8'));
  for (const name of Object.keys(serializers)) assert.ok(registered.includes(name) && !MADE_BY_PLUGINS.includes(name), `${name} is no component for writers.`);
  assert.equal(markdownOfMdx('<Glossary only="frame" />'), 'Glossary frame\n');
  assert.throws(() => markdownOfMdx('<marquee>Fast</marquee>'), /docs\/a\.mdx: <marquee> has no Markdown\. Write it in Markdown/);
  assert.throws(() => markdownOfMdx('{1 + 1}'), /docs\/a\.mdx: \{1 \+ 1\} has no Markdown/);
});

test('a page that is no MDX is its main content, without what is there to be pressed', () => {
  const page =
    readBuiltPage(`<title>Home | Remotion</title><meta name="description" content="What it is."><link rel="canonical" href="https://example.com/kit/">
    <nav>Menu</nav><main><h1>Home</h1><p>Read <a href="/kit/docs/spring">spring()</a><button>Press</button></p>
    <ul><li><a href="/kit/docs/a">All</a><span>18</span></li></ul>
    <figure data-lang="tsx" data-title="A.tsx"><figcaption>A.tsx</figcaption><pre><code><span class="line added"><span class="sign">+ </span>const a = 1;\n</span></code></pre></figure>
    <table><tr><th>Part</th></tr><tr><td>Seat</td></tr></table></main>`);
  assert.deepEqual([page.title, page.description, page.canonical], ['Home', 'What it is.', 'https://example.com/kit/']);
  assert.equal(
    markdownOf(page.model(linkInHtml(SITE, page.canonical ?? ''))),
    '# Home\n\nRead [spring()](https://example.com/kit/docs/spring.md)\n\n- [All](https://example.com/kit/docs/a.md) 18\n\n```tsx title="A.tsx"\nconst a = 1;\n```\n\n| Part |\n| - |\n| Seat |\n',
  );
});

test('a file begins with what is known about its page, then with the way to the list of all pages', () => {
  const facts = {
    title: 'spring(): "fast"',
    description: 'Moves.',
    version: '4.0.332',
    kind: 'api',
    package: 'remotion',
    source: undefined,
    canonical: 'https://example.com/a',
    date: '2026-11-23',
  };
  assert.equal(
    headOf(facts, 'https://example.com/llms.txt'),
    `---\ntitle: 'spring(): "fast"'\ndescription: Moves.\nversion: 4.0.332\nkind: api\npackage: remotion\ncanonical: https://example.com/a\ndate: 2026-11-23\n---\n\n> The list of all pages, and what to read first: https://example.com/llms.txt\n\n`,
  );
});

const twin = (route: string): Twin => ({
  route,
  text: '',
  facts: {title: route, description: 'x'.repeat(120), version: '4.0.332', kind: 'page', canonical: `https://example.com${route}`},
});

test('lists of pages stay below their limits, name each page once, and leave out lists that repeat others', () => {
  const routes = Array.from({length: 900}, (_, index) => `/kit/docs/page-${index}`);
  const docs = routes.map((permalink, index) => ({id: `page-${index}`, permalink, sidebar: 'mainSidebar'}));
  const items = Array.from({length: 30}, (_, category) => ({
    type: 'category',
    label: `Category ${category}`,
    items: docs.slice(category * 30, category * 30 + 30).map(({id}) => ({type: 'doc', id})),
  }));
  const content = {loadedVersions: [{isLast: true, path: '/kit/docs', docs, sidebars: {mainSidebar: items}}]} as unknown as Parameters<typeof listsOf>[3];
  const twins = [...routes, '/kit/', '/kit/blog', '/kit/blog/4-0', '/kit/blog/tags/release', '/kit/search'].map(twin);
  const lists = listsOf(twins, {...SITE, routes: new Set(twins.map(({route}) => route))}, '4.0.332', content);
  assert.deepEqual([...lists.keys()].slice(0, 3), ['llms.txt', 'docs/llms.txt', 'docs/part-2/llms.txt']);
  for (const [name, written] of lists) assert.ok(Buffer.byteLength(written) < (name === 'llms.txt' ? MAX_ROOT_BYTES : MAX_LIST_BYTES), name);
  const entries = [...lists].filter(([name]) => name !== 'llms.txt').flatMap(([, written]) => written.match(/^- \[/gm) ?? []);
  assert.equal(entries.length, 902);
  const root = lists.get('llms.txt') ?? '';
  assert.match(root, /^- \[\/kit\/\]\(https:\/\/example\.com\/kit\/index\.md\)/m);
  assert.doesNotMatch([...lists.values()].join(), /search\.md|tags\/release/);
});

test('each rule for agents names a page that exists', () => {
  for (const {page} of AGENT_RULES) assert.ok(fs.existsSync(path.join(ROOT, `docs/${page}.mdx`)), page);
});

test('the tree of a page is kept from the bundler, but not that of the beginning of a post, which has the same file', (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'trees-'));
  t.after(() => fs.rmSync(folder, {recursive: true}));
  const before = [process.cwd(), process.env.NODE_ENV] as const;
  t.after(() => {
    process.chdir(before[0]);
    Object.assign(process.env, {NODE_ENV: before[1]});
  });
  process.chdir(folder);
  Object.assign(process.env, {NODE_ENV: 'production'});
  const file = path.join(folder, 'post.mdx');
  const source = '---\ntitle: A\n---\n\nBeginning.\n\n## Rest\n\nEnd.\n';
  fs.writeFileSync(file, source);
  const remember = remarkTreeMemory();
  remember(pageFrom('post.mdx', 'Beginning.\n').tree, new VFile({path: file, value: 'Beginning.\n'}));
  const memory = new TreeMemory(folder);
  assert.match(markdownOf(pageModel(memory.treeOf('post.mdx', source), contextOf())), /## Rest/);
  assert.equal(memory.parsed, 1);
  remember(pageFrom('post.mdx', source).tree, new VFile({path: file, value: source.slice(16)}));
  assert.equal(new TreeMemory(folder).treeOf('post.mdx', source).children.length, 4);
  memory.prune();
  assert.equal(fs.readdirSync(path.join(folder, 'node_modules/.cache/page-trees')).length, 1);
});

test('the day of the last change comes from the history, and is unknown without one', (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
  t.after(() => fs.rmSync(folder, {recursive: true}));
  assert.equal(lastChanges(folder).size, 0);
  const git = (day: string, ...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
      cwd: folder,
      env: {...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`},
      stdio: 'ignore',
    });
  const commit = (day: string, name: string, text: string) => {
    fs.writeFileSync(path.join(folder, name), text);
    git(day, 'add', '.');
    git(day, 'commit', '-m', 'change');
  };
  git('2026-01-01', 'init');
  commit('2026-01-01', 'a.mdx', '1');
  commit('2026-02-02', 'ä.mdx', '1');
  commit('2026-03-03', 'a.mdx', '2');
  assert.deepEqual([...lastChanges(folder)].sort(), [
    ['a.mdx', '2026-03-03'],
    ['ä.mdx', '2026-02-02'],
  ]);
});

test('tools and lists that repeat others are not listed', () => {
  assert.deepEqual(
    [
      '/search',
      '/ai-embed',
      '/blog/archive',
      '/blog/tags/release',
      '/blog/tags/release/page/2',
      '/blog/page/2',
      '/blog',
      '/blog/4-0',
      '/docs/search',
      '/docs/archive/a',
    ].filter(isUnlisted),
    ['/search', '/ai-embed', '/blog/archive', '/blog/tags/release', '/blog/tags/release/page/2', '/blog/page/2'],
  );
});
