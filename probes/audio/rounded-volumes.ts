import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {ffmpegVolumeExpression(given: {volume: number | number[]; fps: number; trimLeft: number}): {eval: string; value: string}};

export default inNode(
  'A render rounds changing volumes to steps of 1/97, so that a curve from 0 to 1 has at most 98 different ones and one to 1.2 has more than 99.',
  () => {
    const {ffmpegVolumeExpression} = installed<Module>('@remotion/renderer/dist/assets/ffmpeg-volume-expression.js');
    const curve = (top: number) => Array.from({length: 10_001}, (_, frame) => (top * frame) / 10_000);
    // One condition for each volume but the last.
    const different = (volume: number[]) => ffmpegVolumeExpression({volume, fps: 30, trimLeft: 0}).value.split('if(').length;
    assert.equal(different(curve(1)), 98);
    assert.ok(different(curve(1.2)) > 99);
    assert.equal(different(curve(1.2).map((gain) => Math.round(gain * 20) / 20)), 25);
    const {value} = ffmpegVolumeExpression({volume: [0, 0.1], fps: 30, trimLeft: 0});
    assert.ok(value.includes((10 / 97).toFixed(3)), value);
    assert.ok(!value.includes('0.1,') && !value.includes('0.1)'), value);
  },
);
