import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {slowInNode} from '../lib/probe';

const MODULES = path.join(__dirname, '../../node_modules');

/** The switch is read while the packages load: a process of its own turns it on before. */
const SCRIPT = `
const [modules, on] = process.argv.slice(1);
const load = (file) => require(modules + '/' + file);
const flag = load('remotion/dist/cjs/v5-flag.js');
const before = flag.ENABLE_V5_BREAKING_CHANGES;
flag.ENABLE_V5_BREAKING_CHANGES = on === 'on';
const said = (run) => { try { run(); return 'no error'; } catch (error) { return error.message; } };
const {NoReactInternals} = load('remotion/dist/cjs/no-react.js');
const colors = load('@remotion/renderer/dist/options/color-space.js');
const {getStaticFiles} = load('remotion/dist/cjs/get-static-files.js');
const {loadFonts} = load('@remotion/google-fonts/dist/cjs/base.js');
const {TransitionSeries} = load('@remotion/transitions/dist/TransitionSeries.js');
console.warn = () => {};
console.log(JSON.stringify({
  before,
  runtimes: [NoReactInternals.MIN_NODE_VERSION, NoReactInternals.MIN_BUN_VERSION],
  colors: [colors.DEFAULT_COLOR_SPACE, ...colors.validColorSpaces],
  files: said(getStaticFiles),
  fonts: said(() => loadFonts({fontFamily: 'Bitter', fonts: {}, unicodeRanges: {}}, 'normal')),
  layout: said(() => TransitionSeries({layout: 'none', children: null})),
}));
`;

type Result = {before: boolean; runtimes: unknown[]; colors: string[]; files: string; fonts: string; layout: string};

function withSwitch(state: 'on' | 'off'): Result {
  const {stdout, stderr} = spawnSync(process.execPath, ['-e', SCRIPT, MODULES, state], {encoding: 'utf8', timeout: 25_000});
  assert.ok(stdout, stderr);
  return JSON.parse(stdout) as Result;
}

export default slowInNode(
  'The switch for version 5 is off; with it, Node.js 18 and Bun 1.1.3 are required, colors are bt709 with bt601 for default, and getStaticFiles(), fonts without subsets and a series with layout="none" throw.',
  () => {
    const off = withSwitch('off');
    assert.deepEqual([off.before, off.runtimes, off.colors], [false, [16, '1.0.3'], ['default', 'default', 'bt709', 'bt2020-ncl']]);
    assert.deepEqual([off.files, off.layout], ['no error', 'no error']);
    const on = withSwitch('on');
    assert.deepEqual(
      [on.runtimes, on.colors],
      [
        [18, '1.1.3'],
        ['bt709', 'bt601', 'bt709', 'bt2020-ncl'],
      ],
    );
    assert.match(on.files, /has moved into the `@remotion\/studio` package/);
    assert.match(on.fonts, /^Loading Google Fonts without specifying weights and subsets is not supported in Remotion v5\. Please specify/);
    assert.match(on.layout, /^The "layout" prop of <TransitionSeries \/> is not supported anymore in v5\./);
  },
);
