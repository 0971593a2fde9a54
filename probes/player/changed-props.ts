import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
  import {Component, createElement as h, createRef, useEffect, useState} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  const Original = globalThis.AudioContext;
  globalThis.contexts = [];
  globalThis.AudioContext = class extends Original {
    constructor(options) {
      super(options);
      globalThis.contexts.push(options.latencyHint);
    }
  };
  globalThis.mounted = 0;
  const Buoy = ({color}) => {
    useEffect(() => void globalThis.mounted++, []);
    return h('i', {id: 'buoy'}, color);
  };
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
  const video = {component: Buoy, durationInFrames: 90, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true};
  const root = createRoot(document.body);
  globalThis.show = (props, key) => root.render(h(Boundary, {key}, h(Player, {ref, ...video, ...props})));
`;

export default inBrowser(
  'New inputProps keep component, position and ref; initialFrame and initiallyMuted do nothing later, playbackRate is dispatched, audioLatencyHint makes a context, and another number of audio tags throws.',
  async (stage) => {
    const page = await openApp(stage, APP);
    const show = (props: object) => page.evaluate(`show(${JSON.stringify(props)})`);
    const text = (id: string, expected: string) => page.waitForFunction(`document.querySelector('#${id}')?.textContent === ${JSON.stringify(expected)}`);
    const state = () => page.evaluate('[player.current === first, player.current.getCurrentFrame(), player.current.isMuted(), mounted]');
    await show({inputProps: {color: 'red'}, initialFrame: 5});
    await text('buoy', 'red');
    await page.evaluate('globalThis.first = player.current; first.seekTo(20)');
    await page.waitForFunction('first.getCurrentFrame() === 20');
    await page.evaluate("globalThis.rates = []; first.addEventListener('ratechange', ({detail}) => rates.push(detail.playbackRate))");
    await show({inputProps: {color: 'green'}, initialFrame: 40, initiallyMuted: true, playbackRate: -2, audioLatencyHint: 'playback'});
    await text('buoy', 'green');
    await page.waitForFunction('rates.length > 0');
    assert.deepEqual(await state(), [true, 20, false, 1]);
    assert.deepEqual(await page.evaluate('[rates, contexts]'), [[-2], ['interactive', 'playback']]);
    await show({numberOfSharedAudioTags: 8});
    const message = 'The number of shared audio tags has changed dynamically. Once you have set this property, you cannot change it afterwards.';
    await text('error', message);
    assert.equal(await page.textContent('#error'), message);
  },
);
