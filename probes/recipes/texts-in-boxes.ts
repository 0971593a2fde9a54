import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'translate moves no inline word, and an inline block loses its last space. Padding and margin go by the width, top by the height. Hidden overflow lets flex items shrink, negative flex is ignored, a margin undoes padding.',
  async (stage) => {
    const page = await stage.page();
    const boxOf = async (html: string, id = 'a') => {
      await page.setContent(`<style>* { margin: 0 } body { font: 20px monospace }</style>${html}`);
      const {x, y, width, height} = await page.evaluate((name) => document.getElementById(name)!.getBoundingClientRect().toJSON() as DOMRect, id);
      return {x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height)};
    };
    const word = (style: string) => boxOf(`<span id="a" style="${style}">tide</span>`);
    assert.equal((await word('translate: 50px')).x, 0);
    assert.equal((await word('display: inline-block; translate: 50px')).x, 50);
    const second = (first: string) => boxOf(`${first}<span id="a" style="display: inline-block">out</span>`);
    const inside = await second('<span style="display: inline-block">tide </span>');
    const between = await second('<span style="display: inline-block">tide</span> ');
    assert.ok(between.x - inside.x > 8, 'one letter of a monospaced font');

    const framed = (style: string) =>
      boxOf(`<div style="position: relative; width: 400px; height: 1000px"><div id="a" style="position: absolute; ${style}"></div></div>`);
    assert.equal((await framed('padding-top: 14%')).height, 56);
    assert.equal((await framed('margin-top: 14%')).y, 56);
    assert.equal((await framed('top: 14%')).y, 140);

    const pane = (style: string) =>
      boxOf(
        `<div style="display: flex; width: 400px"><div id="a" style="flex: 1 1 0; ${style}"><div style="width: 900px; height: 9px"></div></div><div style="flex: 1 1 0"></div></div>`,
      );
    assert.deepEqual([(await pane('')).width, (await pane('overflow: hidden')).width], [900, 200]);
    const gap = await boxOf(
      '<div style="display: flex; gap: 20px; width: 420px"><div style="flex: 68 1 0"></div><div id="a" style="flex: 32 1 0"></div></div>',
    );
    assert.deepEqual([gap.width, gap.x], [128, 292]);
    const negative = await page.evaluate(() => {
      const box = document.createElement('div');
      box.style.flex = '-10';
      return box.style.flex;
    });
    assert.equal(negative, '');
    const after = async (style: string) => (await boxOf(`<span style="${style}">tide</span><span id="a">out</span>`)).x;
    assert.equal(await after('padding: 0 16px; margin: 0 -16px'), await after(''));
    assert.equal((await boxOf('<svg width="0" height="0" style="position: absolute"></svg><div id="a">x</div>')).y, 0);
  },
);
