import assert from 'node:assert/strict';
import {makeCancelSignal, openBrowser, renderMedia, selectComposition} from '@remotion/renderer';
import {inBrowser} from '../lib/probe';
import {setting} from '../lib/run-folder';

export default inBrowser('A browser that is shared stays open after a render in it was canceled: the next call in it succeeds.', async () => {
  const puppeteerInstance = await openBrowser('chrome', {browserExecutable: setting('browser'), logLevel: 'error'});
  const options = {puppeteerInstance, serveUrl: setting('bundle'), inputProps: {}, logLevel: 'error'} as const;
  try {
    const composition = await selectComposition({...options, id: 'Scene'});
    const {cancelSignal, cancel} = makeCancelSignal();
    await assert.rejects(renderMedia({...options, composition, codec: 'h264', cancelSignal, onProgress: cancel}), /got cancelled/);
    assert.equal((await selectComposition({...options, id: 'Scene'})).id, 'Scene');
  } finally {
    await puppeteerInstance.close({silent: true});
  }
});
