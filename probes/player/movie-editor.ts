import assert from 'node:assert/strict';
import {openPageApp} from '../lib/page-app';
import {inBrowser} from '../lib/probe';

const ENTRY = `
  import {createRoot} from 'react-dom/client';
  import {MovieEditor} from './app/MovieEditor';
  document.body.style.cssText = 'margin: 0; width: 630px';
  createRoot(document.body.appendChild(document.createElement('main'))).render(<MovieEditor />);
`;

export default inBrowser(
  'In the editor of the page, a click on the timeline moves the playhead, a drag moves a bar from where it was gripped, arrow keys by one frame or, with Shift, one second, and a bar behind the end makes the video longer.',
  async (stage) => {
    const page = await openPageApp(stage, ['docs/building-a-timeline.mdx'], ENTRY);
    const bar = page.getByRole('button', {name: /^Light wind, from frame/});
    await bar.waitFor();
    const from = async () => Number(/\d+$/.exec((await bar.getAttribute('aria-label')) ?? '')?.[0]);
    const box = (await bar.boundingBox())!;
    // 210 frames share 630 pixels.
    assert.deepEqual([box.x, box.width, await from()], [360, 180, 120]);
    const playhead = () =>
      page.evaluate<string>(`[...document.querySelectorAll('div')].find(({style}) => style.pointerEvents === 'none' && style.width === '2px').style.left`);
    assert.equal(await playhead(), '0%');
    await page.mouse.click(315, box.y + 10);
    await page.waitForFunction(`[...document.querySelectorAll('div')].some(({style}) => style.width === '2px' && style.left.startsWith('50.'))`);

    await bar.focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await from(), 121);
    await page.keyboard.press('Shift+ArrowLeft');
    assert.equal(await from(), 91);
    const held = (await bar.boundingBox())!;
    await page.mouse.move(held.x + 90, held.y + 10);
    await page.mouse.down();
    await page.mouse.move(held.x + 90, held.y + 10);
    assert.equal(await from(), 91);
    await page.mouse.move(held.x + 120, held.y + 10);
    await page.mouse.up();
    assert.equal(await from(), 101);
    assert.match(await playhead(), /^50\./);
    for (let seconds = 0; seconds < 3; seconds++) await page.keyboard.press('Shift+ArrowRight');
    assert.equal(await from(), 191);
    assert.equal(Math.round((await bar.boundingBox())!.width), Math.round((60 / 251) * 630));
  },
);
