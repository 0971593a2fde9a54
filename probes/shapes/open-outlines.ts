import assert from 'node:assert/strict';
import {makePie, makePolygon} from '@remotion/shapes';
import {decodePng} from '../lib/picture';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'Chromium fills an arc that is not closed up to the straight line between its ends. A polygon that is not closed is filled as if it were; its stroke has a notch at the top, and with a cornerRadius none on the first side.',
  async (stage) => {
    const page = await stage.page();
    const drawn = async (path: string, attributes: string) => {
      await page.setContent(`<svg width="260" height="260" viewBox="-30 -30 260 260" style="display: block"><path d="${path}" ${attributes} /></svg>`);
      const picture = decodePng(await page.locator('svg').screenshot());
      return (x: number, y: number) => picture.at(Math.round(x) + 30, Math.round(y) + 30)[0] < 128;
    };
    const {path: arc} = makePie({radius: 100, progress: 0.25, closePath: false});
    const filled = await drawn(arc, 'fill="black"');
    assert.deepEqual([filled(160, 50), filled(140, 60), filled(110, 90)], [true, false, false]);
    const outline = await drawn(arc, 'fill="none" stroke="black" stroke-width="6"');
    assert.deepEqual([outline(171, 29), outline(160, 50), outline(150, 50)], [true, false, false]);

    const sharp = makePolygon({points: 6, radius: 100});
    const round = makePolygon({points: 6, radius: 100, cornerRadius: 20});
    for (const {path} of [sharp, round]) {
      const [open, closed] = [await drawn(path, 'fill="black"'), await drawn(`${path} Z`, 'fill="black"')];
      for (let x = -20; x < 220; x += 5) for (let y = -20; y < 220; y += 5) assert.equal(open(x, y), closed(x, y), `${x}, ${y}`);
    }
    const stroke = 'fill="none" stroke="black" stroke-width="20"';
    const top = {x: sharp.width / 2, y: 0};
    const [notched, whole] = [await drawn(sharp.path, stroke), await drawn(`${sharp.path} Z`, stroke)];
    assert.deepEqual([notched(top.x, top.y - 8), whole(top.x, top.y - 8)], [false, true]);
    const [half, full] = [await drawn(round.path, stroke), await drawn(`${round.path} Z`, stroke)];
    const [dx, dy] = [round.width / 4, round.height / 2 - 100 + 25];
    const middle = {x: round.width / 2 + dx, y: dy};
    assert.deepEqual([half(middle.x, middle.y), full(middle.x, middle.y), half(round.width - middle.x, middle.y)], [false, true, true]);
  },
);
