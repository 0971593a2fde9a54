import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
  import {createElement as h, createRef} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  const video = {component: () => null, durationInFrames: 12, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true};
  const root = createRoot(document.body);
  const once = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  let round = 0;
  globalThis.start = async (props) => {
    const ref = createRef();
    globalThis.player = ref;
    globalThis.said = [];
    globalThis.rounds = 0;
    root.render(h(Player, {key: round++, ref, ...video, ...props}));
    while (!ref.current) await once();
    await once();
    let before = 0;
    for (const name of ['play', 'pause', 'ended', 'seeked']) ref.current.addEventListener(name, () => globalThis.said.push(name));
    ref.current.addEventListener('frameupdate', ({detail}) => {
      if (detail.frame < before) globalThis.rounds++;
      before = detail.frame;
    });
    ref.current.play();
  };
`;

export default inBrowser(
  'At its end, a Player dispatches pause and ended and goes back to frame 0 without seeked, and a looping one goes on without dispatching anything.',
  async (stage) => {
    const page = await openApp(stage, APP);
    await page.evaluate('start({})');
    await page.waitForFunction('globalThis.rounds === 1');
    assert.deepEqual(await page.evaluate('[said, player.current.getCurrentFrame(), player.current.isPlaying()]'), [['play', 'pause', 'ended'], 0, false]);
    await page.evaluate('start({loop: true})');
    await page.waitForFunction('globalThis.rounds === 3');
    assert.deepEqual(await page.evaluate('[said, player.current.isPlaying()]'), [['play'], true]);
    await page.evaluate('player.current.toggle()');
    assert.deepEqual(await page.evaluate('[said, player.current.isPlaying()]'), [['play', 'pause'], false]);
    await page.evaluate('player.current.toggle()');
    assert.deepEqual(await page.evaluate('[said, player.current.isPlaying()]'), [['play', 'pause', 'play'], true]);
  },
);
