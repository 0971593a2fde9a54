import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {WebpackOverrideFn} from '@remotion/bundler';
import {enableTailwind as enableTailwind3} from '@remotion/tailwind';
import {enableTailwind as enableTailwind4} from '@remotion/tailwind-v4';
import {bundled} from '../lib/bundled';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const MODULES = path.join(__dirname, '../../node_modules');
const PLUGIN = path.join(MODULES, '@tailwindcss/postcss/dist/index.js');
const CLOCK = "import './index.css';\nexport const PierClock = () => 'bg-sky-900 text-9xl bg-menu p-24';\n";
const ENTRY = {'src/index.ts': "export {PierClock} from './PierClock';\n", 'src/PierClock.ts': CLOCK};
const PACKAGE = path.join(MODULES, '@remotion/tailwind-v4/node_modules/tailwindcss');
/** Where Tailwind is installed, its plugin finds it from the folder of the stylesheet. */
const POSTCSS = `const fs = require('node:fs');
const folder = __dirname + '/node_modules';
if (!fs.existsSync(folder)) fs.mkdirSync(folder), fs.symlinkSync(${JSON.stringify(PACKAGE)}, folder + '/tailwindcss');
module.exports = {plugins: {${JSON.stringify(PLUGIN)}: {base: __dirname, optimize: false}}};
`;
const WITH_PLUGIN = {'postcss.config.cjs': POSTCSS};
const MENU = "@import 'tailwindcss';\n@theme {\n  --color-menu: #7c2d12;\n}\n";

const found =
  (folder: string, enable: WebpackOverrideFn): WebpackOverrideFn =>
  async (current) => {
    const result = await enable(current);
    return {...result, resolve: {...result.resolve, alias: {...result.resolve?.alias, tailwindcss: folder}}};
  };
const version4 = found(PACKAGE, (current) => enableTailwind4(current));

export default slowInNode(
  'enableTailwind() bundles the classes of its version: 4 with a PostCSS configuration and an import, else @theme and @tailwind without an error, and none with sideEffects false; 3 with directives, not that import.',
  async () => {
    const four = await bundled({...ENTRY, ...WITH_PLUGIN, 'src/index.css': MENU}, version4);
    assert.deepEqual(four.errors, []);
    for (const name of ['bg-sky-900', 'text-9xl', 'bg-menu']) assert.ok(four.code.includes(`.${name}`), name);
    assert.doesNotMatch(four.code, /\.bg-sky-800/);
    assert.equal(enableTailwind4.length, 1);

    const unchanged = await bundled({...ENTRY, 'src/index.css': MENU}, version4);
    assert.deepEqual(unchanged.errors, []);
    assert.match(unchanged.code, /@theme/);
    assert.match(unchanged.code, /@tailwind utilities/);
    assert.doesNotMatch(unchanged.code, /\.bg-sky-900/);

    const aside = await bundled({...ENTRY, ...WITH_PLUGIN, 'src/index.css': MENU, 'package.json': '{"sideEffects": false}'}, version4);
    assert.deepEqual(aside.errors, []);
    assert.doesNotMatch(aside.code, /\.bg-sky-900/);

    const content = path.join(newFolder(), 'Roof.ts');
    const configLocation = path.join(path.dirname(content), 'tailwind.config.cjs');
    fs.writeFileSync(content, CLOCK);
    fs.writeFileSync(configLocation, `module.exports = {content: [${JSON.stringify(content)}], theme: {extend: {colors: {menu: '#7c2d12'}}}};`);
    const version3 = found(path.join(MODULES, 'tailwindcss'), (current) => enableTailwind3(current, {configLocation}));
    const three = await bundled({...ENTRY, 'src/index.css': '@tailwind base;\n@tailwind components;\n@tailwind utilities;\n'}, version3);
    assert.deepEqual(three.errors, []);
    for (const name of ['bg-sky-900', 'p-24', 'bg-menu']) assert.ok(three.code.includes(`.${name}`), name);
    assert.notDeepEqual((await bundled({...ENTRY, 'src/index.css': "@import 'tailwindcss';\n"}, version3)).errors, []);
  },
);
