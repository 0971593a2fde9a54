import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {rejectsWith} from '../lib/render-options';

const composition = {
  ...{id: 'Note', width: 320, height: 180, fps: 30, durationInFrames: 10, defaultProps: {}, props: {}},
  ...{defaultCodec: 'vp8' as const, defaultOutName: null, defaultVideoImageFormat: null, defaultPixelFormat: null, defaultProResProfile: null},
};

export default inNode(
  'renderMedia() needs a codec of its own, and takes neither the one that calculateMetadata() returns nor one of the extension.',
  async () => {
    assert.match(await rejectsWith({composition, codec: undefined, outputLocation: 'note.webm'}), /codec/);
    const message = await rejectsWith({composition, codec: 'h264', outputLocation: 'note.mp4'});
    assert.doesNotMatch(message, /codec/);
    assert.match(await rejectsWith({composition, codec: 'h264', outputLocation: 'note.webm'}), /h264/);
  },
);
