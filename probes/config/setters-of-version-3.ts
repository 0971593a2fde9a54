import assert from 'node:assert/strict';
import {Config} from '@remotion/cli/config';
import {inNode} from '../lib/probe';

const setters = Config as unknown as Record<string, ((value: unknown) => void) | undefined>;

export default inNode(
  'setQuality() and setImageFormat() of version 3 throw and name their successors; setOutputFormat(), setFfmpegExecutable() and setFfprobeExecutable() are gone.',
  () => {
    assert.throws(() => setters.setQuality?.(90), /use setJpegQuality\(\) instead/);
    assert.throws(() => setters.setImageFormat?.('png'), /use Config\.setVideoImageFormat\(\) instead .* use Config\.setStillImageFormat\(\)/);
    for (const name of ['setJpegQuality', 'setVideoImageFormat', 'setStillImageFormat', 'setCodec', 'setImageSequence'])
      assert.equal(typeof setters[name], 'function', name);
    for (const name of ['setOutputFormat', 'setFfmpegExecutable', 'setFfprobeExecutable']) assert.equal(setters[name], undefined, name);
  },
);
