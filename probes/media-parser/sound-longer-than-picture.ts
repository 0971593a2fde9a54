import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made} from '../lib/media';
import {inNode} from '../lib/probe';

const recipe =
  '-t 2 -f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -t 3 -f lavfi -i sine=sample_rate=48000 -c:v libx264 -pix_fmt yuv420p -c:a aac';

export default inNode('The duration of an MP4 file is that of its longer track, also when that is the audio.', async () => {
  const {slowDurationInSeconds} = await parseMedia({
    src: await made('sound-longer-than-picture.mp4', recipe),
    reader: nodeReader,
    fields: {slowDurationInSeconds: true},
    acknowledgeRemotionLicense: true,
  });
  assert.ok(slowDurationInSeconds >= 3 && slowDurationInSeconds < 3.1, `The duration is ${slowDurationInSeconds} s.`);
});
