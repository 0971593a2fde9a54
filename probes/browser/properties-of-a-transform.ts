import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'In CSS, scale, translate and rotate are properties that work together without overwriting each other; skew() exists within transform alone. Of two layers, the one with the greater zIndex is in front, in any order.',
  async (stage) => {
    const page = await stage.page();
    const names = ['scale: 2', 'translate: 30px', 'rotate: 90deg', 'skew: 10deg', 'transform: skew(10deg)'];
    const supported = await page.evaluate<boolean[]>(`${JSON.stringify(names)}.map((text) => CSS.supports(text))`);
    assert.deepEqual(supported, [true, true, true, false, true]);
    const box = (style: string) =>
      page.evaluate<number[]>(`(() => {
        document.body.innerHTML = '<p style="position:absolute;left:100px;top:100px;margin:0;width:40px;height:20px;${style}"></p>';
        const {left, top, width, height} = document.querySelector('p').getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      })()`);
    assert.deepEqual(await box('scale:2'), [80, 90, 80, 40]);
    assert.deepEqual(await box('scale:2;translate:30px'), [110, 90, 80, 40]);
    assert.deepEqual(await box('scale:2;translate:30px;rotate:90deg'), [130, 70, 40, 80]);
    const front = (first: number, second: number) =>
      page.evaluate<string>(`(() => {
        document.body.innerHTML = [['a', ${first}], ['b', ${second}]].map(([id, z]) => '<p id="' + id + '" style="position:absolute;inset:0;margin:0;z-index:' + z + '"></p>').join('');
        return document.elementFromPoint(50, 50).id;
      })()`);
    assert.deepEqual([await front(1, 2), await front(2, 1), await front(1, 1)], ['b', 'a', 'b']);
  },
);
