import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'With preserveDrawingBuffer, what WebGL has drawn is there two frames of the page later, without it it is gone. “Too many active WebGL contexts. Oldest context will be lost.” tells of the limit of a browser.',
  async (stage) => {
    const page = await stage.page();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const later = await page.evaluate<number[]>(`Promise.all([true, false].map(async (preserveDrawingBuffer) => {
      const canvas = document.body.appendChild(document.createElement('canvas'));
      const gl = canvas.getContext('webgl2', {preserveDrawingBuffer});
      gl.clearColor(1, 0, 0, 1);
      gl.clear(gl.COLOR_BUFFER_BIT);
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 50));
      const pixel = new Uint8Array(4);
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      return pixel[0];
    }))`);
    assert.deepEqual(later, [255, 0]);
    await page.evaluate(`for (let index = 0; index < 40; index++) document.createElement('canvas').getContext('webgl2')`);
    await page.waitForTimeout(100);
    assert.ok(
      said.some((text) => text.includes('Too many active WebGL contexts. Oldest context will be lost.')),
      said.join('\n'),
    );
  },
);
