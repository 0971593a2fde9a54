import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement as h, type Context, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {Audio} from 'remotion';
import {heardAt} from '../lib/heard';
import {installed} from '../lib/installed';
import {slowInNode} from '../lib/probe';

const {DurationsContext} = installed<{DurationsContext: Context<object>}>('remotion/dist/cjs/video/duration-state.js');

export default slowInNode(
  'With loop, a sound of two seconds is heard in every frame of ten seconds, from its start each 60 frames; if trimBefore leaves nothing, it throws that the durationInFrames of the <Loop /> must be positive.',
  () => {
    const durations = Object.fromEntries(['/hum.wav', 'http://localhost:3000/hum.wav'].map((src) => [src, 2]));
    const value = {durations, setDurations: () => undefined};
    const scene = (props: object) => () => h(DurationsContext.Provider, {value}, h(Audio as ElementType, {src: '/hum.wav', ...props}));
    const heard = (frame: number, props: object) => heardAt(scene(props), frame);
    for (let frame = 0; frame < 300; frame++) assert.deepEqual(heard(frame, {loop: true}), [`hum.wav ${frame % 60}`]);
    const video = {durationInFrames: 300, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 0, noSuspense: true};
    for (const trimBefore of [60, 90])
      assert.throws(
        () => renderToString(h(Thumbnail as ElementType, {...video, component: scene({loop: true, trimBefore})})),
        /The "durationInFrames" prop of the <Loop \/> component must be positive/,
      );
    assert.deepEqual(heard(0, {trimBefore: 90}), ['hum.wav 90']);
  },
);
