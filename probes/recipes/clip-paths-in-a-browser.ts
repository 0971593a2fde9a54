import assert from 'node:assert/strict';
import {decodePng} from '../lib/picture';
import {inBrowser} from '../lib/probe';

const RED = [255, 0, 0, 255];

export default inBrowser(
  'inset(0 28% 0 0) keeps 72 percent of the width and the full height; a circle of 70 percent leaves the corners of a frame free, and one of 71 percent covers them.',
  async (stage) => {
    const page = await stage.page();
    await page.setViewportSize({width: 800, height: 450});
    const clipped = async (clipPath: string) => {
      await page.setContent(
        `<body style="margin: 0; background: white"><div style="width: 800px; height: 450px; background: red; clip-path: ${clipPath}"></div>`,
      );
      return decodePng(await page.screenshot());
    };
    const inset = await clipped('inset(0 28% 0 0)');
    assert.deepEqual([inset.at(574, 0), inset.at(574, 449), inset.at(0, 225)], [RED, RED, RED]);
    assert.notDeepEqual(inset.at(577, 225), RED);
    const below = await clipped('inset(0 0 28% 0)');
    assert.deepEqual(below.at(799, 322), RED);
    assert.notDeepEqual(below.at(400, 326), RED);
    const corners = [
      [0, 0],
      [799, 0],
      [0, 449],
      [799, 449],
    ] as const;
    const small = await clipped('circle(70% at 50% 50%)');
    const large = await clipped('circle(71% at 50% 50%)');
    for (const [x, y] of corners) {
      assert.notDeepEqual(small.at(x, y), RED);
      assert.deepEqual(large.at(x, y), RED);
    }
  },
);
