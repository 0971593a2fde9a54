import assert from 'node:assert/strict';
import {nodeReader} from '@remotion/media-parser/node';
import {convertMedia, type ConvertMediaOnProgress} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {installed} from '../lib/installed';
import {media, type MediaName} from '../lib/media';
import {inNode} from '../lib/probe';

type Throttle = (options: {updateFn(state: object): void; everyMilliseconds: number; signal: null}) => {update(change: (state: object) => object): void};
const {throttledStateUpdate} = installed<{throttledStateUpdate: Throttle}>('@remotion/webcodecs/dist/throttled-state-update.js');

export default inNode(
  'onProgress is called per interval if something changed, first in any case, not at the end; finalState counts with it alone: copied frames as decodedVideoFrames, the progress of the step before, null without a duration.',
  async () => {
    const convert = async (name: MediaName, onProgress?: ConvertMediaOnProgress) => {
      const options = {reader: nodeReader, writer: bufferWriter, container: 'mp4', progressIntervalInMs: 60_000, onProgress} as const;
      const {finalState, save} = await convertMedia({src: await media(name), ...options});
      return {...finalState, size: (await save()).size};
    };
    let calls = 0;
    const state = await convert('plain.mp4', () => void calls++);
    assert.equal(calls, 0);
    const {decodedVideoFrames, encodedVideoFrames, decodedAudioFrames, encodedAudioFrames, millisecondsWritten, expectedOutputDurationInMs} = state;
    assert.deepEqual([decodedVideoFrames, encodedVideoFrames, decodedAudioFrames], [120, 0, 0]);
    assert.ok(encodedAudioFrames > 180);
    assert.equal(state.bytesWritten, state.size);
    assert.ok(Math.abs(millisecondsWritten - 4000) < 100 && expectedOutputDurationInMs && Math.abs(expectedOutputDurationInMs - 4000) < 100);
    assert.ok(state.overallProgress && state.overallProgress < millisecondsWritten / expectedOutputDurationInMs);

    const unknown = await convert('fragmented.mp4', () => undefined);
    assert.deepEqual([unknown.overallProgress, unknown.expectedOutputDurationInMs, unknown.decodedVideoFrames], [null, null, 180]);

    const {size, ...uncounted} = await convert('plain.mp4');
    assert.ok(size > 0);
    assert.deepEqual(new Set(Object.values(uncounted)), new Set([0, null]));
    assert.deepEqual([uncounted.overallProgress, uncounted.expectedOutputDurationInMs], [0, null]);

    const {setInterval: original} = globalThis;
    let tick = () => {};
    let every = 0;
    globalThis.setInterval = ((run: () => void, ms: number) => void ([tick, every] = [run, ms])) as unknown as typeof setInterval;
    const seen: object[] = [];
    const {update} = throttledStateUpdate({updateFn: (given) => seen.push(given), everyMilliseconds: 70, signal: null});
    globalThis.setInterval = original;
    tick();
    tick();
    update((before) => ({...before, bytesWritten: 1}));
    update((before) => ({...before, bytesWritten: 2}));
    tick();
    tick();
    assert.deepEqual(
      seen.map((each) => (each as {bytesWritten: number}).bytesWritten),
      [0, 2],
    );
    assert.equal(every, 70);
  },
);
