import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Rule = {test: RegExp; use?: (string | {loader: string})[]; type?: string};
type Configuration = {module: {rules: Rule[]}};
type Bundler = {webpackConfig: (options: object) => Promise<[string, Configuration]>};

export default inNode('The override for Tailwind 2 puts postcss-loader behind the two loaders of the rule for CSS, and changes no other rule.', async () => {
  const {webpackConfig} = installed<Bundler>('@remotion/bundler/dist/webpack-config.js');
  const {tailwind2Override} = sampleOf<{tailwind2Override: (given: object) => object}>(['docs/tailwind-legacy.mdx'], 'tailwind-2-override.ts');
  const rules = async (webpackOverride?: (given: object) => object) => {
    const options = {entry: '/entry.mjs', userDefinedComponent: '/index.ts', outDir: newFolder(), environment: 'production', enableCaching: false};
    const more = {remotionRoot: newFolder(), maxTimelineTracks: null, keyboardShortcutsEnabled: true, bufferStateDelayInMilliseconds: null, poll: null};
    return (await webpackConfig({...options, ...more, webpackOverride}))[1].module.rules;
  };
  const loaders = (rule?: Rule) => rule?.use?.map((one) => (typeof one === 'string' ? one.split('node_modules/').pop()?.split('/')[0] : one.loader));
  const [css, ...others] = await rules(tailwind2Override);
  assert.deepEqual([css?.test.test('style.css'), loaders(css)], [true, ['style-loader', 'css-loader', 'postcss-loader']]);
  const kept = ([, ...rest]: Rule[]) => rest.map(({test, type}) => [String(test), type]);
  assert.deepEqual(kept([css as Rule, ...others]), kept(await rules()));
  for (const rule of others) assert.ok(!loaders(rule)?.includes('postcss-loader'), String(rule.test));
});
