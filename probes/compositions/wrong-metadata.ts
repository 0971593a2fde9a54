import assert from 'node:assert/strict';
import {type CalculateMetadataFunction, Internals} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'calculateMetadata() throws for a duration of 10.5 or 0, for a number that is nowhere, for an unknown codec, and when it returns nothing.',
  async () => {
    const resolve = (returned: unknown, compositionFps: number | null = 30) =>
      Internals.resolveVideoConfig({
        calculateMetadata: (() => returned) as CalculateMetadataFunction<Record<string, unknown>>,
        signal: new AbortController().signal,
        defaultProps: {},
        originalProps: {},
        compositionId: 'Recipe',
        compositionDurationInFrames: 90,
        compositionFps,
        compositionHeight: 720,
        compositionWidth: 1280,
      });
    const duration = 'The "durationInFrames" prop of the "<Composition />" component with the id "Recipe" must be';
    assert.throws(() => resolve({durationInFrames: 10.5}), {message: `${duration} an integer, but got 10.5.`});
    assert.throws(() => resolve({durationInFrames: 0}), {message: `${duration} positive, but got 0.`});
    assert.throws(() => resolve({}, null), /"fps" must be a number/);
    const codecs = 'h264, h265, vp8, vp9, mp3, aac, wav, prores, h264-mkv, h264-ts, gif';
    assert.throws(() => resolve({defaultCodec: 'av1'}), {
      message: `The "defaultCodec" prop calculated by calculateMetadata() for the composition "Recipe" must be one of ${codecs}, but you passed av1.`,
    });
    for (const defaultCodec of codecs.split(', ')) assert.doesNotThrow(() => resolve({defaultCodec}), defaultCodec);
    const nothing = /Cannot read properties of undefined \(reading 'props'\)/;
    assert.throws(() => resolve(undefined), nothing);
    await assert.rejects(async () => resolve(Promise.resolve(undefined)), nothing);
    assert.doesNotThrow(() => resolve({}));
  },
);
