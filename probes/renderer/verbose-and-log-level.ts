import assert from 'node:assert/strict';
import {openBrowser, renderFrames, renderMedia, renderStill, selectComposition} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Level = {logLevel: string};
type Server = {makeOrReuseServer: (reused: undefined, given: Level) => Promise<never>};
type Browser = {internalOpenBrowser: (given: Level) => Promise<never>};

const servers = installed<Server>('@remotion/renderer/dist/prepare-server.js');
const browsers = installed<Browser>('@remotion/renderer/dist/open-browser.js');
const audio = {codec: 'mp3', serveUrl: '/no-such-bundle', id: 'Tide', inputProps: {}, outputDir: null};
const composition = {id: 'Tide', width: 320, height: 180, fps: 30, durationInFrames: 10, props: {}};

export default inNode(
  'verbose and dumpBrowserLogs override the logLevel of renderMedia() and renderFrames(), but not that of renderStill() and selectComposition(), nor shouldDumpIo that of openBrowser().',
  async () => {
    const {makeOrReuseServer} = servers;
    const {internalOpenBrowser} = browsers;
    const {log} = console;
    const levels = new Set<string>();
    const stop = ({logLevel}: Level) => (levels.add(logLevel), Promise.reject(new Error('stopped')));
    servers.makeOrReuseServer = (_, given) => stop(given);
    browsers.internalOpenBrowser = stop;
    console.log = () => undefined;
    const levelOf = async (call: unknown, options: object) => {
      levels.clear();
      await assert.rejects((call as (given: object) => Promise<unknown>)({...audio, composition, ...options}), /stopped/);
      return [...levels].join();
    };
    try {
      for (const call of [renderMedia, renderFrames])
        for (const name of ['verbose', 'dumpBrowserLogs']) {
          assert.equal(await levelOf(call, {[name]: true, logLevel: 'error'}), 'verbose');
          assert.equal(await levelOf(call, {[name]: false, logLevel: 'error'}), 'error');
        }
      for (const call of [renderStill, selectComposition]) {
        assert.equal(await levelOf(call, {verbose: true, logLevel: 'error'}), 'error');
        assert.equal(await levelOf(call, {verbose: true}), 'verbose');
      }
      assert.equal(await levelOf(renderStill, {dumpBrowserLogs: true}), 'verbose');
      for (const call of [renderMedia, renderFrames, renderStill, selectComposition]) assert.equal(await levelOf(call, {}), 'info');
    } finally {
      servers.makeOrReuseServer = makeOrReuseServer;
      browsers.internalOpenBrowser = internalOpenBrowser;
      console.log = log;
    }
    const ensuring = installed<{internalEnsureBrowser: (given: Level) => Promise<never>}>('@remotion/renderer/dist/ensure-browser.js');
    const {internalEnsureBrowser} = ensuring;
    ensuring.internalEnsureBrowser = stop;
    try {
      assert.equal(await levelOf((options: object) => openBrowser('chrome', options), {shouldDumpIo: true, logLevel: 'error'}), 'error');
      assert.equal(await levelOf((options: object) => openBrowser('chrome', options), {shouldDumpIo: true}), 'verbose');
    } finally {
      ensuring.internalEnsureBrowser = internalEnsureBrowser;
    }
  },
);
