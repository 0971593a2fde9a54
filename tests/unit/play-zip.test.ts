import assert from 'node:assert/strict';
import {test} from 'node:test';
import {strFromU8, unzipSync} from 'fflate';
import {versions} from '../../plugins/playground/samples';
import type {Project} from '../../src/playground/project';
import {projectFiles, slugOf, staticFilesIn} from '../../src/playground/project-files';
import {schemaExport, shownExport} from '../../src/playground/shown-export';
import {MissingFile, zipProject} from '../../src/playground/zip';
import manifest from '../../package.json';

const PROJECT: Project = {
  title: 'A spring, three settings',
  files: [
    {name: 'Spring.tsx', code: "import {Img, staticFile} from 'remotion';\nexport const Spring = () => <Img src={staticFile('demos/a/b.png')} />;\n"},
    {name: 'help.ts', code: "export const more = 'demos/a/c.mp3';\n"},
  ],
  entry: 'Spring.tsx',
  exportName: 'Spring',
  size: {width: 1280, height: 720, fps: 30, durationInFrames: 90},
  props: {damping: 10},
};
const known = versions(process.cwd());
const options = {
  imports: ['remotion', '@remotion/transitions/fade', '@remotion/lottie'],
  props: PROJECT.props,
  shown: 'Spring',
  schema: undefined,
  versions: known,
};

test('The versions of a download are exact, those of the toolkit the documented one, and peers come along', () => {
  const {dependencies} = JSON.parse(projectFiles(PROJECT, options).get('package.json') ?? '') as {dependencies: Record<string, string>};
  for (const [name, version] of Object.entries(dependencies)) {
    assert.match(version, /^\d+\.\d+\.\d+$/, name);
    if (name === 'remotion' || name.startsWith('@remotion/')) assert.equal(version, manifest.version, name);
  }
  for (const name of ['@remotion/cli', '@remotion/transitions', '@remotion/lottie', 'lottie-web', 'react', 'react-dom', 'remotion'])
    assert.ok(dependencies[name], name);
  assert.equal(dependencies['@remotion/gif'], undefined);
});

test('The root registers the component with its size and its props', () => {
  const root = projectFiles(PROJECT, options).get('src/Root.tsx') ?? '';
  assert.match(root, /import \{Spring\} from '\.\/Spring';/);
  assert.match(
    root,
    /id="a-spring-three-settings"\n {4}component=\{Spring\}\n {4}width=\{1280\}\n {4}height=\{720\}\n {4}fps=\{30\}\n {4}durationInFrames=\{90\}/,
  );
  assert.match(root, /"damping": 10/);
});

test('A default export and a schema are imported by their names', () => {
  const root = projectFiles(PROJECT, {...options, shown: 'default', schema: 'titleSchema'}).get('src/Root.tsx') ?? '';
  assert.match(root, /import Video, \{titleSchema\} from/);
  assert.match(root, /schema=\{titleSchema\}/);
});

test('A file of the reader named Root.tsx is not replaced', () => {
  const files = projectFiles({...PROJECT, files: [{name: 'Root.tsx', code: 'export const Root = 1;'}], entry: 'Root.tsx'}, {...options, shown: 'Root'});
  assert.equal(files.get('src/video/Root.tsx'), 'export const Root = 1;');
  assert.match(files.get('src/Root.tsx') ?? '', /from '\.\/video\/Root'/);
});

test('The archive holds the texts, the files of this site and those of the reader, whose own come first', async () => {
  const site: Record<string, string> = {'https://example.com/demos/a/b.png': 'site b', 'https://example.com/demos/a/c.mp3': 'site c'};
  const asked: string[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (input) => {
    const address = input as string;
    asked.push(address);
    const text = site[address];
    return Promise.resolve(new Response(text, {status: text === undefined ? 404 : 200}));
  };
  try {
    const own = {name: 'demos/a/c.mp3', type: 'audio/mpeg', blob: new Blob(['mine'])};
    const zip = await zipProject({
      folder: slugOf(PROJECT.title),
      texts: projectFiles(PROJECT, options),
      siteFiles: [...staticFilesIn(PROJECT), 'gone.png'],
      base: 'https://example.com/',
      assets: [own],
    });
    const files = Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));
    assert.equal(files['a-spring-three-settings/public/demos/a/b.png'], 'site b');
    assert.equal(files['a-spring-three-settings/public/demos/a/c.mp3'], 'mine');
    assert.equal(files['a-spring-three-settings/src/help.ts'], PROJECT.files[1]?.code);
    assert.match(files['a-spring-three-settings/README.md'] ?? '', /npx remotion render a-spring-three-settings/);
    assert.ok(!asked.includes('https://example.com/demos/a/c.mp3'));
  } finally {
    globalThis.fetch = real;
  }
});

test('A file that cannot be loaded stops the download with its name', async () => {
  const real = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  try {
    await assert.rejects(
      zipProject({folder: 'a', texts: new Map(), siteFiles: ['demos/a/b.png'], base: '/', assets: []}),
      (error) => error instanceof MissingFile && error.message.startsWith('b.png could not be loaded.'),
    );
  } finally {
    globalThis.fetch = real;
  }
});

test('What is shown is what the project names, as long as the code has it', () => {
  assert.equal(shownExport(PROJECT), 'Spring');
  assert.equal(shownExport({...PROJECT, exportName: 'Spri'}), null);
  assert.equal(shownExport({...PROJECT, exportName: null}), null);
  const listed = {...PROJECT, files: [{name: 'Spring.tsx', code: 'const Spring = 1;\nexport {Other, Spring};\nexport const mySchema = 1;'}]};
  assert.equal(shownExport(listed), 'Spring');
  assert.equal(schemaExport(listed), 'mySchema');
  assert.equal(schemaExport(PROJECT), undefined);
});
