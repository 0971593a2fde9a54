import assert from 'node:assert/strict';
import {linearTiming, springTiming} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {flip} from '@remotion/transitions/flip';
import {none} from '@remotion/transitions/none';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import {inNode} from '../lib/probe';

export default inNode(
  'fade(), flip(), none(), slide(), wipe(), linearTiming() and springTiming() have one parameter at most, an object, which all but linearTiming() take as empty if it is left out.',
  () => {
    for (const make of [fade, flip, none, slide, wipe, linearTiming, springTiming]) assert.ok(make.length <= 1, make.name);
    for (const make of [fade, flip, none, slide, wipe]) assert.deepEqual(make().props, {});
    assert.equal(springTiming().getDurationInFrames({fps: 30}), 28);
    const without = linearTiming as unknown as () => ReturnType<typeof linearTiming>;
    assert.throws(() => without().getDurationInFrames({fps: 30}), TypeError);
  },
);
