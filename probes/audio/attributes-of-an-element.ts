import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
  import {createElement as h} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  import {Audio} from 'remotion';
  window.called = [];
  const Bell = () => h(Audio, {src: 'data:audio/mp3;base64,', title: 'Bell', 'data-buoy': 7, onPlay: () => window.called.push('onPlay')});
  const video = {component: Bell, durationInFrames: 300, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true};
  const root = createRoot(document.body);
  window.show = (numberOfSharedAudioTags) => root.render(h(Player, {...video, key: numberOfSharedAudioTags, numberOfSharedAudioTags}));
`;

export default inBrowser(
  'In a Player, a title reaches the element of an Audio, but onPlay and data attributes do not, unless it has no shared elements.',
  async (stage) => {
    const page = await openApp(stage, APP);
    const reached = async (count: number) => {
      await page.evaluate(`window.called.length = 0; window.show(${count})`);
      await page.waitForFunction(
        `document.querySelectorAll('audio').length === ${count || 1} && [...document.querySelectorAll('audio')].some(({title}) => title)`,
      );
      return page.evaluate(`(() => {
        const element = [...document.querySelectorAll('audio')].find(({title}) => title === 'Bell');
        element.dispatchEvent(new Event('play'));
        return [element.dataset.buoy ?? 'no data', ...window.called];
      })()`);
    };
    assert.deepEqual(await reached(5), ['no data']);
    assert.deepEqual(await reached(0), ['7', 'onPlay']);
  },
);
