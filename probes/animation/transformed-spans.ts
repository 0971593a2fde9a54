import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'A transform moves a span that is positioned absolutely or is a child of a flex container or a grid, and no other inline span.',
  async (stage) => {
    const page = await stage.page();
    const moved = (parent: string, style: string) =>
      page.evaluate(
        ([parent, style]) => {
          document.body.innerHTML = `<div style="${parent}"><span style="${style}">x</span></div>`;
          const span = document.querySelector('span')!;
          const before = span.getBoundingClientRect().left;
          span.style.transform = 'translateX(40px)';
          return span.getBoundingClientRect().left - before;
        },
        [parent, style],
      );
    assert.deepEqual([await moved('', ''), await moved('', 'position: relative')], [0, 0]);
    assert.deepEqual([await moved('', 'position: absolute'), await moved('display: grid', ''), await moved('display: flex', '')], [40, 40, 40]);
  },
);
