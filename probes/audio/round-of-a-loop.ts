import assert from 'node:assert/strict';
import {createElement as h, type Context, type ElementType} from 'react';
import {Audio} from 'remotion';
import {heardAt} from '../lib/heard';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {DurationsContext} = installed<{DurationsContext: Context<object>}>('remotion/dist/cjs/video/duration-state.js');

export default inNode(
  'With loop, trimBefore={60}, trimAfter={120} and a playbackRate of 2, a round of an <Audio> is 30 frames long and plays 60 frames of the file, from the 60th on.',
  () => {
    const durations = Object.fromEntries(['/hum.wav', 'http://localhost:3000/hum.wav'].map((src) => [src, 20]));
    const sound = h(Audio as ElementType, {src: '/hum.wav', loop: true, trimBefore: 60, trimAfter: 120, playbackRate: 2});
    const value = {durations, setDurations: () => undefined};
    const heard = (frame: number) => heardAt(() => h(DurationsContext.Provider, {value}, sound), frame);
    assert.deepEqual([0, 29, 30, 59, 60].map(heard), [['hum.wav 60'], ['hum.wav 89'], ['hum.wav 60'], ['hum.wav 89'], ['hum.wav 60']]);
    assert.equal(30 * 2, 120 - 60);
  },
);
