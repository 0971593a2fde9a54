import assert from 'node:assert/strict';
import {decodePng} from '../lib/picture';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'In Chromium, a negative radius, brightness or perspective is not valid CSS, and a perspective of 0 counts as 1 pixel; two layers of rgb(200, 0, 0) with half opacity on white are rgb(213, 63, 63), give or take one.',
  async (stage) => {
    const page = await stage.page();
    const supports = (name: string, value: string) => page.evaluate(([one = '', other = '']) => CSS.supports(one, other), [name, value]);
    for (const [name, valid, invalid] of [
      ['clip-path', 'circle(5px)', 'circle(-5px)'],
      ['border-radius', '5px', '-5px'],
      ['filter', 'brightness(0.5)', 'brightness(-0.5)'],
      ['filter', 'blur(5px)', 'blur(-5px)'],
      ['perspective', '5px', '-5px'],
    ] as const)
      assert.deepEqual([await supports(name, valid), await supports(name, invalid)], [true, false], name);
    const turned = (perspective: string) =>
      page.evaluate((value) => {
        document.body.innerHTML = `<div style="perspective: ${value}; width: 100px"><p style="transform: rotateY(30deg) translateX(-60px)">a</p></div>`;
        return document.querySelector('p')?.getBoundingClientRect().toJSON() as object;
      }, perspective);
    assert.deepEqual(await turned('0'), await turned('1px'));
    assert.notDeepEqual(await turned('1px'), await turned('1000px'));
    const layer = '<div style="position: fixed; inset: 0; background: rgb(200, 0, 0); opacity: 0.5"></div>';
    await page.evaluate((html) => (document.body.innerHTML = html), layer + layer);
    const [red, green, blue] = decodePng(await page.screenshot()).at(10, 10);
    assert.deepEqual([Math.abs(red - 213) <= 1, Math.abs(green - 63) <= 1, green === blue], [true, true, true], [red, green, blue].join());
  },
);
