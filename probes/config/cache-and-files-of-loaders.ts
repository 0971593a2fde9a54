import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const ENTRY = `import {Composition, registerRoot} from 'remotion';
import poem from './a.poem';

registerRoot(() => <Composition id="Note" component={() => <p>{poem}</p>} width={320} height={180} fps={30} durationInFrames={10} />);
`;

const LOADER = `module.exports = () => 'export default "iambs-of-' + require('node:fs').readFileSync(__dirname + '/side.txt', 'utf8') + '"';\n`;

/** Bundles three times in one process; the loader is loaded anew each time, as by a new process. */
const SCRIPT = `import fs from 'node:fs';
import {createRequire} from 'node:module';
import {bundle} from '@remotion/bundler';

const {cache, resolve} = createRequire(import.meta.url);
const loader = resolve('./poem-loader.cjs');
const webpackOverride = (current) => ({...current, module: {...current.module, rules: [...current.module.rules, {test: /\\.poem$/, use: [loader]}]}});

const poem = async () => {
  delete cache[loader];
  const folder = await bundle({entryPoint: './src/index.tsx', webpackOverride});
  return /\\w+-of-\\w+/.exec(fs.readFileSync(folder + '/bundle.js', 'utf8'))[0];
};
const poems = [await poem()];
fs.writeFileSync('side.txt', 'winter');
poems.push(await poem());
fs.writeFileSync(loader, fs.readFileSync(loader, 'utf8').replace('iambs', 'dactyls'));
poems.push(await poem());
console.log(poems.join(' '));
process.exit();
`;

export default byCommand("Webpack's cache notices a change in the code of a loader, but not in a file that the loader reads by itself.", async (project) => {
  project.write({'src/index.tsx': ENTRY, 'src/a.poem': '', 'poem-loader.cjs': LOADER, 'side.txt': 'spring', 'three.mjs': SCRIPT});
  const {output} = await project.node('three.mjs');
  assert.match(output, /iambs-of-spring iambs-of-spring dactyls-of-winter/);
});
