import assert from 'node:assert/strict';
import {enableScss} from '@remotion/enable-scss';
import {enableTailwind} from '@remotion/tailwind-v4';
import {inNode} from '../lib/probe';

type Rule = {test: RegExp; exclude?: RegExp; use: {loader: string; options?: {modules?: {localIdentName: string}; sourceMap?: boolean}}[]};

/** Both functions also take a promise of a configuration, which the types keep in mind. */
const rulesOf = (configuration: object) => (configuration as {module: {rules: Rule[]}}).module.rules;

export default inNode(
  'enableScss() returns a new object with two more rules, for modules, whose names hold file, class and hash, and for all other files, in either case; undefined throws. With enableTailwind(), the order does not matter.',
  () => {
    const before = {mode: 'production' as const, module: {rules: [{test: /\.css$/i, use: ['style-loader', 'css-loader']}, {test: /\.svg$/}]}};
    const after = enableScss(before);
    assert.notEqual(after, before);
    assert.deepEqual([rulesOf(before).length, rulesOf(after).length, (after as typeof before).mode], [2, 4, 'production']);
    assert.deepEqual(rulesOf(after).slice(0, 2), rulesOf(before));
    const coverOf = (rules: Rule[], file: string) => rules.flatMap(({test, exclude}, index) => (test.test(file) && !exclude?.test(file) ? [index] : []));
    const files = ['a.scss', 'a.SASS', 'a.module.scss', 'a.module.sass', 'a.css'];
    assert.deepEqual(
      files.map((file) => coverOf(rulesOf(after), file)),
      [[3], [3], [2], [2], [0]],
    );
    for (const {use} of rulesOf(after).slice(2)) {
      assert.deepEqual(
        use.toReversed().map(({loader}) => /(sass|css|style)-loader/.exec(loader)?.[0]),
        ['sass-loader', 'css-loader', 'style-loader'],
      );
      assert.equal(use[2]!.options?.sourceMap, true);
    }
    assert.equal(rulesOf(after)[2]!.use[1]!.options?.modules?.localIdentName, '[name]__[local]__[hash:base64:5]');
    assert.equal(rulesOf(after)[3]!.use[1]!.options, undefined);

    const both = [enableScss(enableTailwind(before)), enableTailwind(enableScss(before) as typeof before)].map((one) => {
      const rules = rulesOf(one);
      return files.map((file) => coverOf(rules, file).map((index) => String(rules[index]!.test)));
    });
    assert.deepEqual(both[0], both[1]);
    assert.throws(() => enableScss(undefined as never), {message: "Cannot read properties of undefined (reading 'module')"});
  },
);
