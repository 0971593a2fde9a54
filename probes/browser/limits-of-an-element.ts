import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'Chromium takes a playbackRate from 0.0625 to 16 and throws “Failed to set the ‘playbackRate’ property on ‘HTMLMediaElement’” outside; a font that fails resolves document.fonts.ready and leaves the fallback font.',
  async (stage) => {
    const page = await stage.page();
    const rates = await page.evaluate<string[]>(`[0.0624, 0.0625, 1, 16, 16.01, 100].map((rate) => {
      const element = document.createElement('audio');
      try {
        element.playbackRate = rate;
        return String(element.playbackRate === rate);
      } catch (error) {
        return error.message;
      }
    })`);
    const said = /^Failed to set the 'playbackRate' property on 'HTMLMediaElement'/;
    assert.deepEqual(
      rates.map((text) => (said.test(text) ? 'throws' : text)),
      ['throws', 'true', 'true', 'true', 'throws', 'throws'],
    );

    const widths = await page.evaluate<unknown[]>(`(async () => {
      document.head.insertAdjacentHTML('beforeend', '<style>@font-face {font-family: Lost; src: url(/lost.woff2)}</style>');
      document.body.innerHTML = '<span style="font: 40px Lost, monospace">Platform 9</span><br><span style="font: 40px monospace">Platform 9</span>';
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      return [...document.querySelectorAll('span')].map((span) => span.getBoundingClientRect().width).concat([...document.fonts].map(({status}) => status));
    })()`);
    assert.ok(Number(widths[0]) > 100);
    assert.deepEqual([widths[0], widths[2]], [widths[1], 'error']);
  },
);
