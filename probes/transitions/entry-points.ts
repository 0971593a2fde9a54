import assert from 'node:assert/strict';
import * as transitions from '@remotion/transitions';
import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {createElement as h} from 'react';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';

const {Sequence, Transition} = TransitionSeries;

const size = {width: 320, height: 180, fps: 30, durationInFrames: 60};

export default inNode(
  'Seven presentations have an entry point each: fade, slide, wipe, flip, clock-wipe, iris and none, and there is no cube. A transition without a presentation is a slide.',
  () => {
    const {exports} = installed<{exports: Record<string, unknown>}>('@remotion/transitions/package.json');
    const names = Object.keys(exports).filter((name) => name.startsWith('./') && name !== './package.json');
    assert.deepEqual(names.sort(), ['./clock-wipe', './fade', './flip', './iris', './none', './slide', './wipe']);
    assert.ok(!('cube' in transitions) && !('fade' in transitions));
    const usual = () =>
      h(TransitionSeries, {
        children: [
          h(Sequence, {key: 1, durationInFrames: 30, children: 'A'}),
          h(Transition, {key: 2, timing: linearTiming({durationInFrames: 10})}),
          h(Sequence, {key: 3, durationInFrames: 30, children: 'B'}),
        ],
      });
    assert.match(markupAt(usual, size, 25), /translateX\(49\.99%\).*translateX\(-50%\)/);
  },
);
