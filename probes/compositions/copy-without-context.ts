import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import path from 'node:path';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

type Remotion = Record<'useCurrentFrame' | 'useVideoConfig', () => unknown> & {useBufferState: () => {delayPlayback: () => {unblock: () => void}}};

const load = createRequire(path.join(__dirname, '../../package.json'));
const video = {width: 320, height: 180, fps: 30, durationInFrames: 90};

/** The package as another path would load it: with contexts of its own. */
function secondCopy(): Remotion {
  const folder = path.dirname(load.resolve('remotion/package.json'));
  const before = {...load.cache};
  const ofPackage = Object.keys(load.cache).filter((file) => file.startsWith(`${folder}${path.sep}`));
  for (const file of ofPackage) delete load.cache[file];
  try {
    return load('remotion') as Remotion;
  } finally {
    for (const file of Object.keys(load.cache)) if (!(file in before)) delete load.cache[file];
    Object.assign(load.cache, before);
  }
}

export default inNode(
  'A second copy of the same version of remotion does not see the contexts of the first one: around a frame of the first, its useVideoConfig(), useCurrentFrame() and delayPlayback() throw as outside of a composition.',
  () => {
    const first = load('remotion') as Remotion;
    const second = secondCopy();
    assert.notEqual(first.useCurrentFrame, second.useCurrentFrame);
    const said = (use: () => unknown) => {
      try {
        return markupAt(() => JSON.stringify(use()) as unknown as null, video, 12);
      } catch (error) {
        return (error as Error).message;
      }
    };
    assert.equal(said(first.useCurrentFrame), '12');
    assert.match(said(first.useVideoConfig), /320/);
    assert.match(said(second.useVideoConfig), /^No video config found\. /);
    assert.match(said(second.useCurrentFrame), /^useCurrentFrame(\(\))? can only be called inside a component that was /);
    const block = ({useBufferState}: Remotion) => said(() => typeof useBufferState().delayPlayback().unblock);
    assert.match(block(first), /function/);
    assert.match(block(second), /delayPlayback|buffer/i);
    assert.doesNotMatch(block(second), /function/);
  },
);
