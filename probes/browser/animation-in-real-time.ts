import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'A CSS animation starts when its element appears and then follows real time, while nothing else on the page changes.',
  async (stage) => {
    const page = await stage.page();
    await page.addStyleTag({content: '@keyframes sway { to { rotate: 30deg; } } div { animation: sway 60s linear; }'});
    await page.waitForTimeout(400);
    await page.evaluate(() => void document.body.append(document.createElement('div')));
    const time = () => page.evaluate(() => Number(document.getAnimations()[0]?.currentTime));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const [first, before] = [await time(), Date.now()];
    await page.waitForTimeout(500);
    const [second, passed] = [await time(), Date.now() - before];
    assert.ok(first < 350, `${first}`);
    assert.ok(Math.abs(second - first - passed) < 250, `${second - first} of ${passed}`);
  },
);
