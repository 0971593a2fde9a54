import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {WebpackOverrideFn} from '@remotion/bundler';
import {bundled} from '../lib/bundled';
import {sampleOf} from '../lib/page-sample';
import {slowInNode} from '../lib/probe';

type Rule = {loader: string; options: {plugins: unknown[]}};

const load = createRequire(path.join(__dirname, '../../package.json'));

const FILES = {
  'src/index.ts': "import {shore} from './shore';\nimport {jetty} from './jetty.js';\nexport const places: string[] = [shore('quay'), jetty];\n",
  'src/shore.tsx': 'type Place = string;\nexport const shore = (place: Place): string => `${place} ashore`;\n',
  'src/jetty.js': "export const jetty = 'jetty';\n",
};

/** The override of the page, with another plugin. */
function withPlugin(plugin: unknown): WebpackOverrideFn {
  let override: WebpackOverrideFn | undefined;
  const config = {Config: {overrideWebpackConfig: (given: WebpackOverrideFn) => (override = given)}};
  sampleOf(['docs/legacy-babel.mdx'], 'remotion.config', {'@remotion/cli/config': config});
  return async (current) => {
    const changed = await override!(current);
    const rule = changed.module?.rules?.at(-1) as unknown as Rule;
    rule.loader = load.resolve(rule.loader);
    rule.options.plugins = [plugin];
    return changed;
  };
}

export default slowInNode(
  'With the rule of the page, Babel gets each .ts and .tsx file once and before esbuild, with its types, and its plugin changes what is bundled; a .js file is left out.',
  async () => {
    const seen: string[] = [];
    const plugin = () => ({
      visitor: {
        Program: (_: unknown, {file}: {file: {opts: {filename: string}; code: string}}) =>
          void seen.push(`${path.basename(file.opts.filename)} ${file.code.includes(': string')}`),
        StringLiteral: ({node}: {node: {value: string}}) => {
          if (node.value === 'quay') node.value = 'pier';
        },
      },
    });
    const {errors, run} = await bundled(FILES, withPlugin(plugin));
    assert.deepEqual(errors, []);
    assert.deepEqual(seen.toSorted(), ['index.ts true', 'shore.tsx true']);
    assert.deepEqual(run<{places: string[]}>().places, ['pier ashore', 'jetty']);
  },
);
