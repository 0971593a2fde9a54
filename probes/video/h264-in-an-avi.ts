import assert from 'node:assert/strict';
import {brighterFrames, framesAt} from '../lib/brighter-frames';
import {withExtractor} from '../lib/extractor';
import {inNode} from '../lib/probe';

export default inNode(
  'A render takes frames from H.264 as MP4, MOV and MKV, VP8 as WebM and OGG, and MJPEG as AVI at their times; from H.264 as AVI, it takes those of one to three frames before.',
  async () => {
    const make = brighterFrames();
    const h264 = '-c:v libx264 -crf 1 -pix_fmt yuv420p';
    const vp8 = '-c:v libvpx -b:v 5M -pix_fmt yuv420p';
    const exact = [
      await make('news.mp4', h264),
      await make('news.mov', h264),
      await make('news.mkv', h264),
      await make('news.webm', vp8),
      await make('news.ogg', vp8),
      await make('mjpeg.avi', '-c:v mjpeg -q:v 1 -pix_fmt yuvj420p'),
    ];
    const late = [await make('news.avi', h264), await make('without-b.avi', `${h264} -bf 0`)];
    const times = [0.48, 1, 1.6];
    const expected = [12, 25, 40];
    await withExtractor(async (extract) => {
      for (const src of exact) assert.deepEqual(await framesAt(extract, src, times), expected, src);
      for (const src of late)
        for (const [place, frame] of (await framesAt(extract, src, times)).entries()) {
          const behind = expected[place]! - frame;
          assert.ok(behind >= 1 && behind <= 3, `${src}: ${behind}`);
        }
    });
  },
);
