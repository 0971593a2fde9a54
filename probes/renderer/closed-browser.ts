import assert from 'node:assert/strict';
import {openBrowser, selectComposition} from '@remotion/renderer';
import {inBrowser} from '../lib/probe';
import {setting} from '../lib/run-folder';

export default inBrowser(
  'A call that gets a closed browser stays pending while another one with an open browser is done; two calls may share a browser at the same time, which stays open, also after a call that fails, and has no tab left.',
  async () => {
    const open = () => openBrowser('chrome', {browserExecutable: setting('browser'), logLevel: 'error'});
    const select = (puppeteerInstance: Awaited<ReturnType<typeof open>>, id = 'Scene') =>
      selectComposition({puppeteerInstance, id, serveUrl: setting('bundle'), inputProps: {}, logLevel: 'error'});
    const closed = await open();
    await closed.close({silent: true});
    let state = 'pending';
    select(closed).then(
      () => (state = 'resolved'),
      () => (state = 'rejected'),
    );
    const browser = await open();
    try {
      const both = await Promise.all([select(browser), select(browser)]);
      await assert.rejects(select(browser, 'Lost'), /Could not find composition with ID Lost/);
      for (const {id, width} of [...both, await select(browser)]) assert.deepEqual([id, width], ['Scene', 320]);
      assert.equal(state, 'pending');
      // Nobody waits for the tabs to be closed.
      while ((await browser.pages()).length > 0) await new Promise(setImmediate);
    } finally {
      await browser.close({silent: true});
    }
  },
);
