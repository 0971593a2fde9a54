import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'A flex container that centers its children also centers an absolutely positioned one that says neither left nor top and the like; with inset 0, it begins in the corner.',
  async (stage) => {
    const page = await stage.page();
    const placeOf = (style: string) =>
      page.evaluate<number[]>(`(() => {
        document.body.innerHTML = '<div style="position:absolute;left:0;top:0;width:200px;height:100px;display:flex;align-items:center;justify-content:center"><p style="margin:0;width:40px;height:20px;${style}"></p></div>';
        const {left, top} = document.querySelector('p').getBoundingClientRect();
        return [left, top];
      })()`);
    assert.deepEqual(await placeOf(''), [80, 40]);
    assert.deepEqual(await placeOf('position:absolute'), [80, 40]);
    assert.deepEqual(await placeOf('position:absolute;inset:0'), [0, 0]);
  },
);
