import assert from 'node:assert/strict';
import {Config} from '@remotion/cli/config';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Configuration = {mode: string; cache: unknown};
type Bundler = {BundlerInternals: {webpackConfig(given: object): Promise<[string, Configuration]>}};
type Module = {startServer(given: object): Promise<unknown>};

export default inNode('The preview of the Studio is compiled with a cache, also after setCachingEnabled(false).', async () => {
  const {BundlerInternals: bundler} = installed<Bundler>('@remotion/bundler');
  const {startServer} = installed<Module>('@remotion/studio-server/dist/preview-server/start-server.js');
  const {webpackConfig} = bundler;
  const seen: Configuration[] = [];
  bundler.webpackConfig = async (given) => {
    seen.push((await webpackConfig(given))[1]);
    throw new Error('It has the configuration.');
  };
  Config.setCachingEnabled(false);
  try {
    const remotionRoot = newFolder();
    const more = {keyboardShortcutsEnabled: true, bufferStateDelayInMilliseconds: null, poll: null, logLevel: 'error'};
    await assert.rejects(startServer({entry: '/entry.mjs', userDefinedComponent: '/index.ts', remotionRoot, ...more}), /It has the configuration/);
  } finally {
    Config.setCachingEnabled(true);
    bundler.webpackConfig = webpackConfig;
  }
  assert.equal(seen[0]?.mode, 'development');
  assert.equal((seen[0]?.cache as {type?: string} | undefined)?.type, 'filesystem');
});
