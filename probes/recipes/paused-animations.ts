import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'A paused animation of 900 pixels in a second stands at 150, 450 and 870 with a negative delay or a time of 5, 15 and 29 frames. Past its end it is at its start unless it is filled, and is not found.',
  async (stage) => {
    const page = await stage.page();
    await page.setContent(
      '<style>body { margin: 0 } @keyframes drift { to { translate: 900px } } #box { width: 100px; height: 100px }</style><div id="around"><div id="box"></div></div>',
    );
    const leftOf = (style: string, ms?: number) =>
      page.evaluate(
        ([css, time]) => {
          const box = document.getElementById('box')!;
          box.style.cssText = css;
          const found = document.getElementById('around')!.getAnimations({subtree: true});
          if (time !== undefined)
            for (const animation of found) {
              animation.pause();
              animation.currentTime = time;
            }
          const left = Math.round(box.getBoundingClientRect().left);
          const still = document.getElementById('around')!.getAnimations({subtree: true}).length;
          box.style.cssText = '';
          // Until the browser has seen that it is gone, the next style would find this animation.
          if (getComputedStyle(box).animationName !== 'none') throw new Error('The animation is still there.');
          return [left, still] as const;
        },
        [style, ms] as const,
      );
    const paused = (seconds: number, fill = 'both') =>
      leftOf(`animation: drift 1s linear ${fill}; animation-play-state: paused; animation-delay: ${-seconds}s`);
    const frames = [5, 15, 29];
    for (const frame of frames) {
      assert.equal((await paused(frame / 30))[0], frame * 30);
      assert.equal((await leftOf('animation: drift 1s linear both', (frame / 30) * 1000))[0], frame * 30);
    }
    assert.equal((await paused(2))[0], 900);
    assert.equal((await paused(2, 'none'))[0], 0);
    assert.deepEqual(await leftOf('animation: drift 1s linear', 2000), [0, 0], 'it is over, and not found again');
    assert.deepEqual(await leftOf('animation: drift 1s linear forwards', 2000), [900, 1]);
    const delayed = await leftOf(`animation: drift 1s linear both; animation-play-state: paused; animation-delay: ${1 - 1.5}s`);
    assert.equal(delayed[0], 450, 'half a second after a delay of one');
  },
);
