import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {WebpackConfiguration} from '@remotion/bundler';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const PAGE = ['docs/miscellaneous/typescript-aliases.mdx'];

type Override = (current: WebpackConfiguration) => WebpackConfiguration;
type Samples = {webpackOverride: Override; aliasesFromTsconfig: Override};

export default inNode(
  'Both overrides of the page keep the aliases that are there, and add an absolute path for @ in the working directory. The second one takes the names from tsconfig.json without /*, and refuses a file with comments.',
  () => {
    const root = newFolder();
    const before = process.cwd();
    const {webpackOverride} = sampleOf<Samples>(PAGE, 'webpack-override');
    const {aliasesFromTsconfig} = sampleOf<Samples>(PAGE, 'aliases-from-tsconfig');
    const current: WebpackConfiguration = {resolve: {alias: {'react/jsx-runtime': '/react'}, extensions: ['.ts']}};
    const tsconfig = {compilerOptions: {paths: {'@/*': ['./src/*'], '@scenes/*': ['./src/scenes/*']}}};
    fs.writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(tsconfig));
    process.chdir(root);
    try {
      assert.deepEqual(webpackOverride(current).resolve, {alias: {'react/jsx-runtime': '/react', '@': path.join(root, 'src')}, extensions: ['.ts']});
      assert.deepEqual(aliasesFromTsconfig(current).resolve?.alias, {
        'react/jsx-runtime': '/react',
        '@': [path.join(root, 'src')],
        '@scenes': [path.join(root, 'src/scenes')],
      });
      fs.writeFileSync(path.join(root, 'tsconfig.json'), `// For the editor\n${JSON.stringify(tsconfig)}`);
      assert.throws(() => aliasesFromTsconfig(current), SyntaxError);
    } finally {
      process.chdir(before);
    }
  },
);
