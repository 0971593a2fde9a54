import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {inNode} from '../lib/probe';

const PAGE = path.join(__dirname, '../../docs/player/examples.mdx');
const COMPOSITION = 'Good evening from the composition';

/** The modules beside the sample: the composition, and the numbers of the video. */
const beside: Plugin = {
  name: 'beside',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^\.\//}, ({path: name}) => ({path: name, namespace: 'beside'}));
    onLoad({filter: /.*/, namespace: 'beside'}, ({path: name}) => ({
      contents: name === './Greeting' ? `export default () => '${COMPOSITION}';` : 'export const greetingVideo = {durationInFrames: 90};',
    }));
  },
};

/** The files of the page, the one that is loaded first before the others. */
async function filesOf(contents: string): Promise<string[]> {
  const {outputFiles} = await build({
    stdin: {contents, loader: 'tsx', resolveDir: path.dirname(PAGE)},
    ...{
      bundle: true,
      splitting: true,
      format: 'esm',
      write: false,
      outdir: 'out',
      external: ['@remotion/*', 'react', 'react/*'],
      plugins: [beside],
      jsx: 'automatic',
      logLevel: 'silent',
    },
  });
  return outputFiles.toSorted((a, b) => Number(b.path.endsWith('stdin.js')) - Number(a.path.endsWith('stdin.js'))).map(({text}) => text);
}

export default inNode(
  'With the lazyComponent of the page, esbuild leaves the composition out of the first file and puts it into one of its own; with component, it is in the first file.',
  async () => {
    const [, code = ''] = /^```tsx title="src\/LazyGreeting\.tsx".*\n([\s\S]*?)^```/m.exec(fs.readFileSync(PAGE, 'utf8')) ?? [];
    const has = (files: string[]) => files.map((text) => text.includes(COMPOSITION));
    assert.deepEqual(has(await filesOf(code)), [false, true]);
    const atOnce = code
      .replace(/^const loadGreeting.*$/m, "import Greeting from './Greeting';")
      .replace('lazyComponent={loadGreeting}', 'component={Greeting}');
    assert.deepEqual(has(await filesOf(atOnce)), [true]);
  },
);
