import assert from 'node:assert/strict';
import fs from 'node:fs';
import {openApp} from '../lib/app';
import {made, media} from '../lib/media';
import {inBrowser} from '../lib/probe';

const APP = `import {hasBeenAborted, mediaParserController, parseMedia} from '@remotion/media-parser';
import {extractFrames} from '@remotion/webcodecs';

/** Its size, and whether something is drawn where only an upright or only a lying image reaches. */
const look = (frame) => {
  const context = new OffscreenCanvas(160, 160).getContext('2d');
  context.drawImage(frame, 0, 0);
  const drawn = (x, y) => context.getImageData(x, y, 1, 1).data[3] > 0;
  const seen = [frame.displayWidth, frame.displayHeight, drawn(45, 150), drawn(150, 45)];
  frame.close();
  return seen;
};
window.both = async (bytes) => {
  const src = new Blob([new Uint8Array(bytes)], {type: 'video/mp4'});
  const controller = mediaParserController();
  const seen = [];
  const decoder = new VideoDecoder({output: (frame) => seen.push(look(frame)), error: (error) => seen.push(error.message)});
  let rotation;
  await parseMedia({
    src,
    controller,
    acknowledgeRemotionLicense: true,
    onVideoTrack: ({track}) => {
      rotation = track.rotation;
      decoder.configure(track);
      return async (sample) => {
        decoder.decode(new EncodedVideoChunk(sample));
        await decoder.flush();
        controller.abort();
      };
    },
  }).catch((error) => {
    if (!hasBeenAborted(error)) throw error;
  });
  await extractFrames({src: URL.createObjectURL(src), timestampsInSeconds: [0], acknowledgeRemotionLicense: true, onFrame: (frame) => seen.push(look(frame))});
  return {rotation, seen};
};
`;

export default inBrowser(
  'A VideoDecoder that is configured with the track of a video to be shown rotated by 90° gives frames with the upright size, which drawImage() draws upright, and so does extractFrames().',
  async (stage) => {
    const page = await openApp(stage, APP);
    const file = await made('upright.mp4', `-display_rotation 90 -i ${await media('silent.mp4')} -c copy`);
    const {rotation, seen} = await page.evaluate<{rotation: number; seen: unknown[]}>(`both(${JSON.stringify([...fs.readFileSync(file)])})`);
    assert.ok(Math.abs(rotation) === 90 || rotation === 270);
    const upright = [90, 160, true, false];
    assert.deepEqual(seen, [upright, upright]);
  },
);
