import assert from 'node:assert/strict';
import {Internals} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'A negative volume throws, but counts as 0 if a function returns it; NaN and Infinity of a function throw, and numbers above 1 stay as they are.',
  () => {
    const fixed = (volume: number) => () => Internals.validateMediaProps({volume, playbackRate: 1}, 'Audio');
    assert.throws(fixed(-0.1), {message: 'You have passed a volume below 0 to your <Audio /> component. Volume must be between 0 and 1'});
    for (const volume of [0, 1, 5]) assert.doesNotThrow(fixed(volume), String(volume));
    const returned = (value: number) => Internals.evaluateVolume({frame: 0, volume: () => value, mediaVolume: 1});
    assert.deepEqual([-0.1, 0.4, 5].map(returned), [0, 0.4, 5]);
    assert.throws(() => returned(NaN), {message: 'You passed in a function to the volume prop but it returned NaN for frame 0.'});
    for (const value of [Infinity, -Infinity]) assert.throws(() => returned(value), /it returned a non-finite number for frame 0\./);
  },
);
