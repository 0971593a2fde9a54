import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Asset = Record<'id' | 'src' | 'type', string> & Record<'volume' | 'frame' | 'mediaFrame' | 'playbackRate' | 'toneFrequency' | 'audioStartFrame', number>;
type Position = Pick<Asset, 'playbackRate' | 'toneFrequency'> & {volume: number | number[]; startInVideo: number; duration: number};
type Module = {calculateAssetPositions(frames: Asset[][]): Position[]};

const sound = (frame: number, change: Partial<Asset> = {}): Asset => ({
  ...{id: 'a', type: 'audio', src: 'https://example.com/a.mp3', volume: 1, frame, mediaFrame: frame, playbackRate: 1, toneFrequency: 1, audioStartFrame: 0},
  ...change,
});

export default inNode(
  'A render takes the speed and the pitch that a sound has at its first frame for all of it, and its volume frame by frame; of two sounds that count as one, the first wins.',
  () => {
    const {calculateAssetPositions} = installed<Module>('@remotion/renderer/dist/assets/calculate-asset-positions.js');
    const changing = calculateAssetPositions(
      [0, 1, 2].map((frame) => [sound(frame, {playbackRate: 1 + frame, toneFrequency: 2 - frame / 2, volume: frame / 4})]),
    );
    assert.equal(changing.length, 1);
    assert.deepEqual([changing[0]?.playbackRate, changing[0]?.toneFrequency, changing[0]?.volume], [1, 2, [0, 0.25, 0.5]]);
    const twice = calculateAssetPositions([0, 1].map((frame) => [sound(frame, {toneFrequency: 0.5}), sound(frame, {toneFrequency: 1.5})]));
    assert.deepEqual(
      twice.map(({toneFrequency}) => toneFrequency),
      [0.5],
    );
    const gap = calculateAssetPositions([[sound(0)], [], [sound(2, {toneFrequency: 1.5})]]);
    assert.deepEqual(
      gap.map(({startInVideo, duration, toneFrequency}) => [startInVideo, duration, toneFrequency]),
      [
        [0, 1, 1],
        [2, 1, 1.5],
      ],
    );
  },
);
