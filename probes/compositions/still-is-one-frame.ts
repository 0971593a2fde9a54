import assert from 'node:assert/strict';
import {Composition, Internals, Still} from 'remotion';
import {inNode} from '../lib/probe';

type Element = {type: unknown; props: Record<string, unknown>};

export default inNode(
  'A Still is a Composition of 1 frame at 1 frame per second, whatever its props say; a duration and a frame rate of calculateMetadata() win.',
  async () => {
    const component = () => null;
    const {type, props} = (Still as unknown as (props: object) => Element)({id: 'Cover', component, width: 600, height: 400, durationInFrames: 90, fps: 30});
    assert.equal(type, Composition);
    assert.deepEqual(props, {id: 'Cover', component, width: 600, height: 400, durationInFrames: 1, fps: 1});

    const still = {compositionId: 'Cover', compositionDurationInFrames: 1, compositionFps: 1, compositionWidth: 600, compositionHeight: 400};
    const resolved = (calculated: object) =>
      Internals.resolveVideoConfig({
        ...still,
        calculateMetadata: () => calculated,
        signal: new AbortController().signal,
        defaultProps: {},
        originalProps: {},
      });
    const {durationInFrames, fps, height} = await resolved({durationInFrames: 90, fps: 30});
    assert.deepEqual([durationInFrames, fps, height], [90, 30, 400]);
    assert.equal((await resolved({height: 260})).durationInFrames, 1);
  },
);
