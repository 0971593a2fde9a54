import assert from 'node:assert/strict';
import {ffprobe, made} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('MKV stores the tag artist in upper case, and MP4 in lower case.', async () => {
  const keys = async (extension: string) => {
    const file = await made(
      `case.${extension}`,
      '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 16x16 -i picture.rgb -t 0.2 -metadata artist=x -c:v libx264 -pix_fmt yuv420p',
    );
    return Object.keys((await ffprobe(file)).format.tags ?? {});
  };
  assert.ok((await keys('mkv')).includes('ARTIST'));
  assert.ok((await keys('mp4')).includes('artist'));
});
