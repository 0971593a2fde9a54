import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createElement} from 'react';
import {jsx} from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Configuration = {resolve: {alias: Record<string, string>}};
type Bundler = {webpackConfig: (options: object) => Promise<[string, Configuration]>};

const MODULES = path.join(__dirname, '../../node_modules');
const CONFIG = '@remotion/bundler/dist/webpack-config.js';

/** The aliases of a bundle, if react-dom were of another version. */
async function aliases(version: string): Promise<Record<string, string>> {
  const dom = installed<{version: string}>('react-dom/index.js');
  const before = dom.version;
  const file = path.join(MODULES, CONFIG);
  const kept = require.cache[file];
  Reflect.deleteProperty(require.cache, file);
  dom.version = version;
  try {
    const {webpackConfig} = installed<Bundler>(CONFIG);
    const options = {entry: '/entry.mjs', userDefinedComponent: '/index.ts', outDir: newFolder(), environment: 'production', enableCaching: false};
    const more = {remotionRoot: newFolder(), maxTimelineTracks: null, keyboardShortcutsEnabled: true, bufferStateDelayInMilliseconds: null, poll: null};
    return (await webpackConfig({...options, ...more}))[1].resolve.alias;
  } finally {
    dom.version = before;
    require.cache[file] = kept;
  }
}

const Bell = ({tone}: {tone?: string}) => createElement('b', null, tone);

export default inNode(
  'A bundle has the React that its bundler finds, and starts with react-dom/client from version 18 on, else with react-dom. React 19: JSX ignores defaultProps of functions, createElement() does not, and two versions throw.',
  async () => {
    const {resolve} = createRequire(path.join(MODULES, CONFIG));
    for (const [version, entry] of [
      ['17.0.2', 'react-dom'],
      ['18.3.1', 'react-dom/client'],
      ['19.1.0', 'react-dom/client'],
    ] as const) {
      const alias = await aliases(version);
      assert.deepEqual([alias['react-dom/client'], alias.react], [resolve(entry), resolve('react')], version);
    }

    const withDefault = Object.assign(Bell, {defaultProps: {tone: 'c'}});
    const markup = [jsx(withDefault, {}), createElement(withDefault)].map((element) => renderToStaticMarkup(element));
    assert.deepEqual(markup, ['<b></b>', '<b>c</b>']);
    const react = installed<{version: string}>('react/index.js');
    const {version} = react;
    const client = createRequire(path.join(MODULES, CONFIG)).resolve('react-dom/server.node').replace('server.node.js', 'cjs/react-dom-client.development.js');
    react.version = '18.3.1';
    try {
      assert.throws(
        () => createRequire(client)(client) as unknown,
        /^Error: Incompatible React versions: The "react" and "react-dom" packages must have the exact same version\./,
      );
    } finally {
      react.version = version;
    }
  },
);
