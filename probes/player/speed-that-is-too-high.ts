import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
  import {Component, createElement as h, createRef} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  class Boundary extends Component {
    state = {};
    static getDerivedStateFromError(error) {
      return {message: error.message};
    }
    render() {
      return this.state.message ? h('b', {id: 'error'}, this.state.message) : this.props.children;
    }
  }
  const ref = createRef();
  globalThis.player = ref;
  const video = {component: () => null, durationInFrames: 90, fps: 30, compositionWidth: 640, compositionHeight: 360, acknowledgeRemotionLicense: true};
  const player = h(Player, {ref, ...video, controls: true, showPlaybackRateControl: [1, 4, 5]});
  createRoot(document.body).render(h(Boundary, null, player));
`;

export default inBrowser('A speed of 4 can be chosen in the menu and is dispatched, and one of 5 throws when it is chosen.', async (stage) => {
  const page = await openApp(stage, APP);
  const open = '[aria-label="Change playback rate"]';
  await page.click(open);
  await page.evaluate("globalThis.rates = []; player.current.addEventListener('ratechange', ({detail}) => rates.push(detail.playbackRate))");
  await page.click('text=4.0x');
  await page.waitForFunction('rates.length > 0');
  assert.deepEqual(await page.evaluate('rates'), [4]);
  await page.click(open);
  await page.click('text=5.0x');
  assert.equal(await page.textContent('#error'), 'The highest possible playback rate is 4. You passed: 5');
});
