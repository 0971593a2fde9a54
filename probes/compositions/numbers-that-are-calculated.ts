import assert from 'node:assert/strict';
import {type CalculateMetadataFunction, Internals, Still} from 'remotion';
import {inNode} from '../lib/probe';

type Numbers = Partial<Record<'durationInFrames' | 'fps' | 'width' | 'height', unknown>>;
type Element = {props: Record<string, unknown>};

export default inNode(
  'calculateMetadata() may return whole sizes and durations above 0 and a rate above 0; text, 0, negative numbers and, but for the rate, fractions throw. A size that it does not return is that of the tag, or throws.',
  () => {
    const resolve = (returned: Numbers, ofTag: Numbers = {}) => {
      const tag = {durationInFrames: 90, fps: 30, width: 1280, height: 720, ...ofTag};
      return Internals.resolveVideoConfig({
        calculateMetadata: (() => returned) as unknown as CalculateMetadataFunction<Record<string, unknown>>,
        signal: new AbortController().signal,
        defaultProps: {},
        originalProps: {},
        compositionId: 'Recipe',
        compositionDurationInFrames: tag.durationInFrames as number,
        compositionFps: tag.fps as number,
        compositionHeight: tag.height as number,
        compositionWidth: tag.width as number,
      }) as unknown as Numbers;
    };
    for (const name of ['durationInFrames', 'width', 'height'] as const) {
      assert.equal(resolve({[name]: 1})[name], 1);
      for (const wrong of ['90', 1.5, 0, -1]) assert.throws(() => resolve({[name]: wrong}), new RegExp(name), `${name} ${wrong}`);
    }
    assert.deepEqual([resolve({fps: 29.97}).fps, resolve({fps: 0.5}).fps], [29.97, 0.5]);
    for (const wrong of ['30', 0, -1]) assert.throws(() => resolve({fps: wrong}), /fps/, `fps ${wrong}`);
    const {durationInFrames, fps, width, height} = resolve({});
    assert.deepEqual([durationInFrames, fps, width, height], [90, 30, 1280, 720]);

    const size = (width?: number) => (Still as unknown as (props: object) => Element)({id: 'Cover', component: () => null, width, height: 400}).props;
    assert.deepEqual([size(600).width, size().width], [600, undefined]);
    for (const side of ['width', 'height'] as const) {
      assert.equal(resolve({[side]: 260}, {[side]: undefined})[side], 260);
      assert.throws(() => resolve({}, {[side]: undefined}), new RegExp(`"${side}" prop .* must be a number`));
    }
  },
);
