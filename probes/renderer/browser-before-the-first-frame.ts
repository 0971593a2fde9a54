import assert from 'node:assert/strict';
import {openBrowser, renderStill, selectComposition} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Ensure = {internalEnsureBrowser: unknown};

export default inNode(
  'Whatever opens a browser first makes sure that one is there, and downloads it if none is: openBrowser(), selectComposition() and renderStill() do.',
  async () => {
    const browsers = installed<Ensure>('@remotion/renderer/dist/ensure-browser.js');
    const {internalEnsureBrowser} = browsers;
    let asked = 0;
    browsers.internalEnsureBrowser = () => {
      asked++;
      return Promise.reject(new Error('The download was asked for.'));
    };
    const composition = {
      ...{id: 'Note', width: 320, height: 180, fps: 30, durationInFrames: 10, defaultProps: {}, props: {}},
      ...{defaultCodec: null, defaultOutName: null, defaultVideoImageFormat: null, defaultPixelFormat: null},
    };
    const serveUrl = 'http://127.0.0.1:1/';
    const calls = [
      () => openBrowser('chrome', {logLevel: 'error'}),
      () => selectComposition({serveUrl, id: 'Note', logLevel: 'error'}),
      () => renderStill({serveUrl, composition, output: null, logLevel: 'error'}),
    ];
    try {
      for (const [index, call] of calls.entries()) {
        await assert.rejects(call(), {message: 'The download was asked for.'});
        assert.equal(asked, index + 1);
      }
    } finally {
      browsers.internalEnsureBrowser = internalEnsureBrowser;
    }
  },
);
