import assert from 'node:assert/strict';
import {renderFrames, renderMedia, renderStill} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Server = {makeOrReuseServer: () => Promise<unknown>};
type Browser = {internalOpenBrowser: () => Promise<never>};

const servers = installed<Server>('@remotion/renderer/dist/prepare-server.js');
const browsers = installed<Browser>('@remotion/renderer/dist/open-browser.js');
const composition = {id: 'Tide', width: 320, height: 180, fps: 30, durationInFrames: 10, props: {}};

export default inNode(
  'In JavaScript, quality is the JPEG quality of renderMedia() and renderStill(), is ignored by renderFrames(), and all three print a warning.',
  async () => {
    const {makeOrReuseServer} = servers;
    const {internalOpenBrowser} = browsers;
    const {warn, error} = console;
    const warned: string[] = [];
    servers.makeOrReuseServer = () => Promise.resolve({server: {}, cleanupServer: () => Promise.resolve()});
    browsers.internalOpenBrowser = () => Promise.reject(new Error('no browser'));
    console.warn = console.error = (...parts: unknown[]) => warned.push(parts.join(' '));
    const messageOf = (call: unknown, options: object) =>
      (call as (given: object) => Promise<unknown>)({codec: 'h264', serveUrl: 'x', composition, inputProps: {}, outputDir: null, ...options}).then(
        () => '',
        (problem: Error) => problem.message,
      );
    try {
      const refused = 'JPEG Quality option must be between 0 and 100.';
      assert.match(await messageOf(async (options: never) => renderMedia(options), {quality: 200}), new RegExp(refused));
      assert.match(warned.splice(0).join(), /The "quality" option has been renamed\. Please use "jpegQuality" instead\./);
      assert.match(await messageOf(renderStill, {quality: 200}), new RegExp(refused));
      assert.match(warned.splice(0).join(), /Use `jpegQuality` instead\./);
      assert.equal(await messageOf(renderFrames, {quality: 200}), 'no browser');
      assert.match(warned.splice(0).join(), /Use `jpegQuality` instead\./);
    } finally {
      servers.makeOrReuseServer = makeOrReuseServer;
      browsers.internalOpenBrowser = internalOpenBrowser;
      Object.assign(console, {warn, error});
    }
  },
);
