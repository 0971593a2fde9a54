import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A thumbnail is a JPEG in a render of a video, and a PNG with imageFormat png.', async (stage) => {
  const thumbnail = async (imageFormat?: 'png') => {
    const found: Uint8Array[] = [];
    await stage.film({scene: 'Emitter', props: {filename: 't.jpg', content: '', frames: [0], isThumbnail: true}, durationInFrames: 2}, `${imageFormat}.mp4`, {
      codec: 'h264',
      ...(imageFormat ? {imageFormat} : {}),
      onArtifact: ({content}) => void found.push(content as Uint8Array),
    });
    return found[0]?.[0];
  };
  assert.equal(await thumbnail(), 0xff);
  assert.equal(await thumbnail('png'), 0x89);
});
