import assert from 'node:assert/strict';
import {makeTransform, perspective, translateZ} from '@remotion/animation-utils';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'In Chromium, perspective() affects only the functions of a transform that come after it: at 500 pixels, moving by 250 toward the viewer doubles the size behind it, and changes nothing in front of it.',
  async (stage) => {
    const page = await stage.page();
    const [first, last] = [makeTransform([perspective(500), translateZ(250)]), makeTransform([translateZ(250), perspective(500)])];
    const widths = await page.evaluate<number[]>(`${JSON.stringify([first, last])}.map((transform) => {
      const box = document.body.appendChild(document.createElement('div'));
      Object.assign(box.style, {width: '100px', height: '100px', transform});
      return Math.round(box.getBoundingClientRect().width);
    })`);
    assert.deepEqual(widths, [200, 100]);
  },
);
