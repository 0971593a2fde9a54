import assert from 'node:assert/strict';
import {decodePng} from '../lib/picture';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'A background after backgroundClip fills the rectangle. In clipped text, a transform, translate or willChange hides an element, and top does not. A highlight grows over lines as one strip, in an inline block as a box.',
  async (stage) => {
    const page = await stage.page();
    await page.setViewportSize({width: 400, height: 200});
    const red = async (html: string) => {
      await page.setContent(`<body style="margin: 0; background: white; font: 100px/100px monospace">${html}`);
      const picture = decodePng(await page.screenshot());
      return (x: number, y: number) => {
        const [r, g, b] = picture.at(x, y);
        return r > 200 && g < 90 && b < 90;
      };
    };
    const share = async (html: string, [fromX, toX, fromY, toY] = [0, 400, 0, 100]) => {
      const is = await red(html);
      let count = 0;
      for (let x = fromX; x < toX; x += 4) for (let y = fromY; y < toY; y += 4) if (is(x, y)) count++;
      return count / (((toX - fromX) / 4) * ((toY - fromY) / 4));
    };
    const surface = 'linear-gradient(red, red)';
    const after = await share(`<div style="color: transparent; background-clip: text; background: ${surface}">MMM</div>`);
    const before = await share(`<div style="color: transparent; background: ${surface}; background-clip: text">MMM</div>`);
    assert.equal(after, 1);
    assert.ok(before > 0.05 && before < 0.6, `${before}`);

    const word = (style: string) =>
      share(
        `<div style="margin-top: 100px; color: transparent; background: ${surface}; background-clip: text"><span style="display: inline-block; ${style}">MMM</span></div>`,
        [0, 400, 100, 200],
      );
    for (const style of ['transform: translateX(1px)', 'translate: 1px', 'will-change: transform']) assert.equal(await word(style), 0, style);
    assert.ok((await word('position: relative; top: 4px')) > 0.05);

    const marked = (style: string, drawn: number) =>
      `<div style="width: 240px; height: 200px; color: black"><span style="background: ${surface} no-repeat 0 0 / ${drawn}% 100%; ${style}">MM M</span></div>`.replace(
        'MM M',
        'iii iii',
      );
    const strip = await red(marked('', 50));
    assert.deepEqual([strip(2, 98), strip(170, 98), strip(2, 198)], [true, true, false], 'first all of the first line');
    const box = await red(marked('display: inline-block', 50));
    assert.deepEqual([box(2, 98), box(170, 98), box(2, 198)], [true, false, true], 'half of both lines');
    const repeated = await red(`<span style="background-image: ${surface}; background-size: 10% 100%">iiii</span>`);
    assert.ok(repeated(200, 98), 'full at once');
  },
);
