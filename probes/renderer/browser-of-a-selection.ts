import assert from 'node:assert/strict';
import {setImmediate} from 'node:timers/promises';
import {selectComposition} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Opening = {internalOpenBrowser: () => Promise<object>};

const opening = installed<Opening>('@remotion/renderer/dist/open-browser.js');
const servers = installed<{makeOrReuseServer: () => Promise<unknown>}>('@remotion/renderer/dist/prepare-server.js');

/** A page that begins to work and then fails. */
const page = {
  on: () => undefined,
  off: () => undefined,
  _client: () => ({on: () => undefined, off: () => undefined}),
  setBrowserSourceMapGetter: () => undefined,
  setViewport: () => Promise.reject(new Error('No page')),
  close: () => Promise.resolve(),
};

export default inNode(
  'selectComposition() opens a browser and closes it at its end, also if it fails, and with a puppeteerInstance opens none and leaves that one open.',
  async () => {
    const steps: string[] = [];
    const browser = (name: string) => ({
      newPage: () => Promise.resolve(page),
      close: () => Promise.resolve(void steps.push(`${name} is closed`)),
    });
    const {internalOpenBrowser} = opening;
    const {makeOrReuseServer} = servers;
    opening.internalOpenBrowser = () => {
      steps.push('one is opened');
      return Promise.resolve(browser('own'));
    };
    servers.makeOrReuseServer = () => Promise.resolve({server: {serveUrl: 'http://localhost:1'}, cleanupServer: () => Promise.resolve()});
    const select = (options: object) => selectComposition({serveUrl: 'x', id: 'Tide', logLevel: 'error', ...options} as never);
    try {
      await assert.rejects(select({}));
      await setImmediate();
      assert.deepEqual(steps.splice(0), ['one is opened', 'own is closed']);
      await assert.rejects(select({puppeteerInstance: browser('given')}));
      await setImmediate();
      assert.deepEqual(steps, []);
    } finally {
      opening.internalOpenBrowser = internalOpenBrowser;
      servers.makeOrReuseServer = makeOrReuseServer;
    }
  },
);
