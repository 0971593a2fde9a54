import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'A canvas keeps what was drawn, and getImageData() has red, green, blue and alpha from 0 to 255 for each pixel. Of two transforms the later one counts. Hidden overflow, an opacity below 1 and a filter flatten preserve-3d.',
  async (stage) => {
    const page = await stage.page();
    const drawn = await page.evaluate(`(async () => {
      const canvas = document.body.appendChild(document.createElement('canvas'));
      const context = canvas.getContext('2d');
      const at = (x) => [...context.getImageData(x, 0, 1, 1).data];
      context.fillStyle = 'rgb(255, 128, 0)';
      context.fillRect(0, 0, 10, 10);
      await new Promise(requestAnimationFrame);
      context.fillStyle = 'blue';
      context.fillRect(20, 0, 10, 10);
      const kept = [at(5), at(25), at(50), context.getImageData(0, 0, 7, 3).data.length];
      context.clearRect(0, 0, 300, 150);
      return [...kept, at(5)];
    })()`);
    assert.deepEqual(drawn, [[255, 128, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0], 84, [0, 0, 0, 0]]);

    /** The width of an element that is moved toward the viewer within a parent that is turned. */
    const width = async (style: string) => {
      const child = '<i style="position: absolute; width: 100px; height: 100px; transform: translateZ(200px)"></i>';
      const parent = `<div style="width: 100px; height: 100px; transform: rotateY(40deg); transform-style: preserve-3d; ${style}">${child}</div>`;
      await page.setContent(`<body style="margin: 200px; perspective: 600px">${parent}`);
      return page.evaluate<number>('document.querySelector("i").getBoundingClientRect().width');
    };
    const [solid, flat] = [await width(''), await width('transform-style: flat')];
    assert.ok(solid > flat * 1.2, `${solid} ${flat}`);
    for (const style of ['overflow: hidden', 'opacity: 0.9', 'filter: blur(1px)']) assert.ok(Math.abs((await width(style)) - flat) < 0.5, style);

    await page.setContent('<body style="margin: 0"><b style="display: block; transform: translateX(40px); transform: translateY(30px)">b</b>');
    assert.deepEqual(await page.evaluate('(({x, y}) => [x, y])(document.querySelector("b").getBoundingClientRect())'), [0, 30]);
  },
);
