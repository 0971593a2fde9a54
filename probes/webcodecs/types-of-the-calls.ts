import assert from 'node:assert/strict';
import {getAvailableContainers} from '@remotion/webcodecs';
import {linesThatFail} from '../lib/lines-that-fail';
import {slowInNode} from '../lib/probe';

const SOURCE =
  `import {type AudioOperation, type ExtractFramesProps, extractFrames, getAvailableContainers, type VideoOperation, webcodecsController} from '@remotion/webcodecs';
import {extractFramesOnWebWorker} from '@remotion/webcodecs/worker';
export const sounds: AudioOperation[] = [{type: 'copy'}, {type: 'drop'}, {type: 'fail'}, {type: 'reencode', audioCodec: 'aac', bitrate: 1, sampleRate: null}];
export const films: VideoOperation[] = [{type: 'copy'}, {type: 'drop'}, {type: 'fail'}, {type: 'reencode', videoCodec: 'vp8', rotate: 90, resize: null}];
${['copy', 'drop', 'fail']
  .flatMap((type) => [
    ...["audioCodec: 'aac'", 'bitrate: 1', 'sampleRate: 8000'].map((field) => `export const sound: AudioOperation = {type: '${type}', ${field}}; // wrong`),
    ...["videoCodec: 'vp8'", 'rotate: 90', 'resize: null'].map((field) => `export const film: VideoOperation = {type: '${type}', ${field}}; // wrong`),
  ])
  .map((line, index) => line.replace(/const (\w+)/, `const $1${index}`))
  .join('\n')}
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;
export const argument: Same<Parameters<typeof extractFrames>, Parameters<typeof extractFramesOnWebWorker>> = true;
export const none: Parameters<typeof webcodecsController> = [];
webcodecsController({}); // wrong
getAvailableContainers().sort(); // wrong
`.replace('type ExtractFramesProps, ', '');

export default slowInNode(
  'The fields besides type exist only with reencode. extractFramesOnWebWorker() takes the same object as extractFrames(), and webcodecsController() nothing. getAvailableContainers() is read-only by its type and not frozen.',
  () => {
    const {refused, wrong} = linesThatFail(SOURCE);
    assert.deepEqual(refused, wrong);
    assert.equal(Object.isFrozen(getAvailableContainers()), false);
  },
);
