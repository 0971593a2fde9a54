import assert from 'node:assert/strict';
import type {WebpackConfiguration} from '@remotion/bundler';
import {enableTailwind} from '@remotion/tailwind-v4';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sample = {tailwind2Override(current: WebpackConfiguration): WebpackConfiguration};
type Rule = {test: RegExp; use: (string | {loader: string})[]};

export default inNode(
  'The override for Tailwind 2 adds one loader at the end of the rule for CSS and leaves the other rules alone. After it, enableTailwind() replaces that rule.',
  () => {
    const {tailwind2Override} = sampleOf<Sample>(['docs/tailwind-legacy.mdx'], 'tailwind-2-override');
    const current: WebpackConfiguration = {
      module: {
        rules: [
          {test: /\.css$/i, use: ['style-loader', 'css-loader']},
          {test: /\.(png|svg)$/, type: 'asset/resource'},
        ],
      },
    };
    const [css, pictures] = (tailwind2Override(current).module?.rules ?? []) as [Rule, unknown];
    assert.deepEqual(
      css.use.map((one) => (typeof one === 'string' ? one : one.loader)),
      ['style-loader', 'css-loader', 'postcss-loader'],
    );
    assert.equal(pictures, current.module?.rules?.[1]);
    const replaced = enableTailwind(tailwind2Override(current)).module?.rules as Rule[];
    assert.ok(!JSON.stringify(replaced).includes('autoprefixer'));
  },
);
