import assert from 'node:assert/strict';
import {enableScss} from '@remotion/enable-scss';
import {enableTailwind as enableTailwind3} from '@remotion/tailwind';
import {enableTailwind as enableTailwind4} from '@remotion/tailwind-v4';
import {inNode} from '../lib/probe';

type Use = string | {loader: string; options?: {postcssOptions: {plugins: (string | [string, object])[]}}};
type Rule = {test: RegExp; use?: Use[]};
type Result = {module: {rules: Rule[]}};
type Enable = (configuration: object) => Result;

const [tailwind3, tailwind4, scss] = [enableTailwind3, enableTailwind4, enableScss] as unknown as [Enable, Enable, Enable];

const packageOf = (path: string) => path.split('node_modules/').pop()?.split('/')[0];
const loadersOf = ({use = []}: Rule) => use.map((one) => packageOf(typeof one === 'string' ? one : one.loader));
const pluginsOf = ({use = []}: Rule) =>
  use
    .flatMap((one) => (typeof one === 'string' ? [] : (one.options?.postcssOptions.plugins ?? [])))
    .map((plugin) => packageOf(Array.isArray(plugin) ? plugin[0] : plugin));

export default inNode(
  'Both enableTailwind() remove each rule whose test contains .css and add one for files that end in .css, in a new object; the later one replaces the earlier, and neither covers .scss.',
  () => {
    const mine = {test: /\.module\.css$/, use: []};
    const fonts = {test: /\.woff2$/, type: 'asset'};
    const current = {mode: 'production' as const, module: {rules: [mine, fonts, {test: /\.css$/i, use: ['style-loader']}]}};
    const before = structuredClone(current);
    for (const enable of [tailwind3, tailwind4]) {
      const result = enable(current);
      const [kept, added, ...others] = result.module.rules;
      assert.deepEqual([kept, others], [fonts, []]);
      assert.ok(added);
      assert.deepEqual(
        ['a.css', 'a.scss', 'a.sass', 'a.css.ts'].map((file) => added.test.test(file)),
        [true, false, false, false],
      );
      assert.deepEqual(loadersOf(added), ['style-loader', 'css-loader', 'postcss-loader']);
      assert.deepEqual(pluginsOf(added), enable === tailwind3 ? ['postcss-preset-env', 'tailwindcss', 'autoprefixer'] : []);
      assert.notEqual(result, current);
      assert.deepEqual(current, before);
      assert.throws(() => enable(undefined as never), {message: "Cannot read properties of undefined (reading 'module')"});
    }

    assert.deepEqual(tailwind4(tailwind3(current)), tailwind4(current));
    assert.deepEqual(tailwind3(tailwind4(current)), tailwind3(current));
    const tests = ({module: {rules}}: Result) => rules.map(({test}) => String(test)).sort();
    assert.deepEqual(tests(scss(tailwind4(current))), tests(tailwind4(scss(current))));
    assert.ok(scss(tailwind4(current)).module.rules.some(({test}) => test.test('a.scss')));
  },
);
