import assert from 'node:assert/strict';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Filter = {
  stringifyFfmpegFilter(given: object): {filter: string} | null;
};

export default inNode(
  'A render plays a sound at any rate above 0, also below 0.5 and above 2 in several steps, and refuses a toneFrequency of 0 or above 2 when it mixes.',
  () => {
    const rate = (playbackRate: number) => () => Internals.validateMediaProps({volume: 1, playbackRate}, 'Audio');
    for (const wrong of [0, -1, NaN, Infinity])
      assert.throws(rate(wrong), {
        message: `You have passed a playbackRate of ${wrong} to your <Audio /> component. Playback rate must be a real number above 0.`,
      });
    for (const right of [0.01, 0.0625, 16, 100]) assert.doesNotThrow(rate(right), String(right));

    const {stringifyFfmpegFilter} = installed<Filter>('@remotion/renderer/dist/stringify-ffmpeg-filter.js');
    const filter = (playbackRate: number, toneFrequency: number) =>
      stringifyFfmpegFilter({
        ...{channels: 2, volume: 1, fps: 30, assetDuration: 60, chunkLengthInSeconds: 1, forSeamlessAacConcatenation: false},
        ...{trimLeftOffset: 0, trimRightOffset: 0, indent: false, logLevel: 'error', presentationTimeOffsetInSeconds: 0},
        asset: {playbackRate, toneFrequency, startInVideo: 0, trimLeft: 0, duration: 30},
      })?.filter ?? '';
    for (const playbackRate of [0.01, 0.3, 1.5, 5, 100]) {
      const steps = [...filter(playbackRate, 1).matchAll(/atempo=([\d.]+)/g)].map(([, step]) => Number(step));
      assert.ok(steps.length > 0 && steps.every((step) => step >= 0.5 && step <= 2), String(steps));
      const product = steps.reduce((all, step) => all * step, 1);
      assert.ok(Math.abs(product / playbackRate - 1) < 0.001, `${playbackRate} ${product}`);
    }
    for (const tone of [0, -0.5, 2.01]) assert.throws(() => filter(1, tone), {message: 'toneFrequency must be a positive number between 0.01 and 2'});
    for (const tone of [0.5, 1, 2]) assert.doesNotThrow(() => filter(1, tone));
  },
);
