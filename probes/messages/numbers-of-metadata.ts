import assert from 'node:assert/strict';
import {Internals} from 'remotion';
import {inNode} from '../lib/probe';

const SIZE = {compositionWidth: 1280, compositionHeight: 720, compositionFps: 30, compositionDurationInFrames: 90};

/** The message about a composition called Tide with this metadata, and with these numbers of its own. */
function message(metadata: object | null, composition: object = {}): string {
  const calculateMetadata = metadata === null ? null : () => metadata;
  const options = {calculateMetadata, signal: new AbortController().signal, defaultProps: {}, inputProps: {}, compositionId: 'Tide', ...SIZE, ...composition};
  try {
    void Internals.resolveVideoConfig(options as never);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const OWN = 'of the "<Composition />" component with the id "Tide"';
const CALCULATED = 'calculated by calculateMetadata() for the composition "Tide"';

export default inNode(
  'Messages about a size say whether calculateMetadata() has returned it, except for 0 and NaN; a missing size is of type undefined, a missing duration or frame rate of type object, and mp4 is no codec.',
  () => {
    assert.equal(message({fps: 29.97}), '');
    assert.equal(message({width: 1280.5}), `The "width" prop ${CALCULATED} must be an integer, but is 1280.5.`);
    assert.equal(message({height: -2}), `The "height" prop ${CALCULATED} must be positive, but got -2.`);
    assert.equal(message({width: 0}), `The "width" prop ${OWN} must be positive, but got 0.`);
    assert.equal(message({width: NaN}), `The "width" prop ${OWN} must not be NaN, but is NaN.`);
    assert.equal(message(null, {compositionWidth: undefined}), `The "width" prop ${OWN} must be a number, but you passed a value of type undefined`);

    assert.equal(message({durationInFrames: 90.5}), `The "durationInFrames" prop ${OWN} must be an integer, but got 90.5.`);
    assert.equal(message({durationInFrames: 0}), `The "durationInFrames" prop ${OWN} must be positive, but got 0.`);
    const object = `The "durationInFrames" prop ${OWN} must be a number, but you passed a value of type object`;
    assert.equal(message({durationInFrames: Promise.resolve(90)}), object);
    for (const missing of [undefined, null]) assert.equal(message(null, {compositionDurationInFrames: missing}), object);
    for (const infinite of [NaN, Infinity])
      assert.equal(message({durationInFrames: infinite}), `The "durationInFrames" prop ${OWN} must be an integer, but got ${infinite}.`);
    assert.equal(message(null, {compositionFps: undefined}), `"fps" must be a number, but you passed a value of type object ${OWN}`);
    assert.match(message({defaultCodec: 'mp4'}), /^The "defaultCodec" prop calculated by .* must be one of h264, .*, but you passed mp4\.$/);
  },
);
