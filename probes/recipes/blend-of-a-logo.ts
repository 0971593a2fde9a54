import assert from 'node:assert/strict';
import {decodePng} from '../lib/picture';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'With difference, a white logo is white on black, dark on white, gray on gray; inside an opacity, a filter or a transform, nothing blends. backdropFilter sees nothing beyond an opacity, a filter or a mask.',
  async (stage) => {
    const page = await stage.page();
    await page.setViewportSize({width: 100, height: 100});
    const at = async (html: string, x = 50) => {
      await page.setContent(`<style>body { margin: 0 } div { position: absolute; inset: 0 }</style>${html}`);
      return decodePng(await page.screenshot()).at(x, 50)[0];
    };
    const logo = (ground: string, around = '') =>
      at(`<div style="background: ${ground}"></div><div style="${around}"><div style="background: white; mix-blend-mode: difference"></div></div>`);
    assert.deepEqual([await logo('black'), await logo('white'), await logo('rgb(128, 128, 128)')], [255, 0, 127]);
    for (const style of ['opacity: 0.99', 'filter: blur(0px)', 'transform: scale(1)']) assert.ok((await logo('white', style)) > 245, style);

    const stripes = '<div style="background: black; right: 50%"></div><div style="background: white; left: 50%"></div>';
    const glass = (around: string) => at(`${stripes}<div style="${around}"><div style="backdrop-filter: blur(20px)"></div></div>`, 44);
    assert.ok((await glass('')) > 40, 'black becomes gray beside white');
    for (const style of ['opacity: 0.99', 'filter: brightness(1)', 'mask-image: linear-gradient(black, black)']) assert.ok((await glass(style)) < 5, style);

    const edge = (style: string) => at(`<div style="overflow: hidden"><div style="background: black; filter: blur(10px); ${style}"></div></div>`, 1);
    assert.ok((await edge('')) > 60, 'what is behind shines through at the edge');
    assert.ok((await edge('scale: 1.8')) < 5);
  },
);
