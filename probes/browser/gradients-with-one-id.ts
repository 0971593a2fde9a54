import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';
import {decodePng} from '../lib/picture';

const design = (color: string, place: string, id: string) =>
  `<svg width="40" height="40" style="position: absolute; left: 0; ${place}"><defs><linearGradient id="${id}"><stop stop-color="${color}"/></linearGradient></defs><rect width="40" height="40" fill="url(#${id})"/></svg>`;

export default inBrowser(
  'If two designs on a page use the same id for a gradient, both get that of the first, and the second vanishes if the first is not displayed; with an id of its own, each has its own.',
  async (stage) => {
    const page = await stage.page();
    await page.setViewportSize({width: 40, height: 80});
    const second = async (id: string, hidden = false) => {
      const first = design('#ff0000', `top: 0; ${hidden ? 'display: none' : ''}`, 'paint0_linear');
      await page.setContent(`<body style="margin: 0; background: white">${first}${design('#0000ff', 'top: 40px', id)}</body>`);
      return decodePng(await page.screenshot())
        .at(20, 60)
        .slice(0, 3);
    };
    assert.deepEqual(await second('paint0_linear'), [255, 0, 0]);
    assert.deepEqual(await second('paint0_linear', true), [255, 255, 255]);
    assert.deepEqual(await second('paint1_linear'), [0, 0, 255]);
  },
);
