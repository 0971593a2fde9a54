import assert from 'node:assert/strict';
import {webpack, type WebpackConfiguration} from '@remotion/bundler';
import {bundled} from '../lib/bundled';
import {slowInNode} from '../lib/probe';

/** The name of a file of this kind that a rule applies to. */
const hasRuleFor = ({module}: WebpackConfiguration, file: string) =>
  (module?.rules ?? []).some((rule) => typeof rule === 'object' && rule !== null && rule.test instanceof RegExp && rule.test.test(file));

export default slowInNode(
  'The bundler is Webpack 5 and reports no errors of types; an override that returns a rule and nothing else throws away the entry points, the aliases and the rules for TypeScript, CSS and media.',
  async () => {
    assert.match(webpack.version, /^5\./);
    const files = {'src/index.ts': "export const tide: number = 'high';\n"};
    let usual: WebpackConfiguration = {};
    const {errors, warnings} = await bundled(files, (current) => (usual = current));
    assert.deepEqual([errors, warnings], [[], []]);
    for (const file of ['tide.tsx', 'tide.css', 'tide.png', 'tide.mp3']) assert.ok(hasRuleFor(usual, file), file);
    for (const name of ['react', 'remotion'])
      assert.ok(
        Object.keys(usual.resolve?.alias ?? {}).some((alias) => alias.startsWith(name)),
        name,
      );
    assert.ok(usual.entry);
    const alone: WebpackConfiguration = {module: {rules: [{test: /\.glb$/, type: 'asset/resource'}]}};
    for (const file of ['tide.tsx', 'tide.css', 'tide.png']) assert.ok(!hasRuleFor(alone, file), file);
    assert.match((await bundled(files, () => alone)).errors.join(), /You may need an appropriate loader/);
  },
);
