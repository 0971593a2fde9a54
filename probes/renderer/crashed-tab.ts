import assert from 'node:assert/strict';
import {openBrowser} from '@remotion/renderer';
import {inBrowser} from '../lib/probe';
import {setting} from '../lib/run-folder';

export default inBrowser('A tab whose process ends fails the render with "Page crashed!", and the frame is not tried again.', async (stage) => {
  const puppeteerInstance = await openBrowser('chrome', {browserExecutable: setting('browser'), logLevel: 'error'});
  let crashed = false;
  const crash = async () => {
    const tab = (await puppeteerInstance.pages()).at(-1);
    // The list of commands that the package names is not complete.
    const send = tab?._client().send.bind(tab._client()) as ((command: string) => Promise<unknown>) | undefined;
    send?.('Page.crash').catch(() => undefined);
  };
  const render = stage.film({scene: 'FrameAsRed', durationInFrames: 20}, 'crashed.mp4', {
    codec: 'h264',
    puppeteerInstance,
    onProgress({renderedFrames}) {
      if (crashed || renderedFrames < 5) return;
      crashed = true;
      void crash();
    },
  });
  await assert.rejects(render, /^Error: Page crashed!/);
  await puppeteerInstance.close({silent: true});
});
