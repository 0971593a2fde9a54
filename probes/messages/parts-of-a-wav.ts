import assert from 'node:assert/strict';
import {format, silence, wave} from '../lib/chunks';
import {failure} from '../lib/failure';
import {inNode} from '../lib/probe';

const seconds = {fields: {durationInSeconds: true}};

export default inNode(
  'A WAV without its format or samples fails when its duration is asked for, one that ends within its header with a RangeError, and RIFF of another second name is taken for another type.',
  async () => {
    assert.equal(await failure(wave(format(), silence), seconds), '');
    assert.equal(await failure(wave(silence), seconds), 'Expected fmt box');
    assert.equal(await failure(wave(format()), seconds), 'Expected data box');
    assert.equal(await failure(wave(format(), silence).subarray(0, 30), seconds), 'Offset is outside the bounds of the DataView');
    const renamed = Buffer.from(wave(format(), silence));
    renamed.write('WAVX', 8);
    assert.doesNotMatch(await failure(renamed, seconds), /^(Expected WAVE.*|)$/);
    assert.equal(await failure(wave(format(), silence).subarray(0, 16_000), seconds), 'Cannot seek beyond the end of the file: 32044 > 16000');
  },
);
