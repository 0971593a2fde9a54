import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {generateFfmpegArgs} = installed<{generateFfmpegArgs: (options: object) => string[][]}>('@remotion/renderer/dist/ffmpeg-args.js');

export default inNode('colorSpace bt709 and bt2020-ncl convert the frames and tag the video, and default adds neither a conversion nor tags.', () => {
  const encoding = (colorSpace: string, hasPreencoded = false) =>
    generateFfmpegArgs({
      ...{codec: 'h264', crf: null, videoBitrate: null, encodingMaxRate: null, encodingBufferSize: null, pixelFormat: 'yuv420p', logLevel: 'error'},
      ...{colorSpace, hasPreencoded},
    })
      .flat()
      .join(' ');
  assert.match(
    encoding('bt709'),
    /-colorspace:v bt709 -color_primaries:v bt709 -color_trc:v bt709 -color_range tv -vf zscale=matrix=709:matrixin=709:range=limited/,
  );
  assert.match(encoding('bt2020-ncl'), /-colorspace:v bt2020nc -color_primaries:v bt2020 .* -vf zscale=matrix=2020_ncl:matrixin=2020_ncl:range=limited/);
  // The step that joins a finished video with its audio tags it again, and converts nothing.
  assert.match(encoding('bt709', true), /-c:v copy -colorspace:v bt709/);
  assert.doesNotMatch(encoding('bt709', true), /-vf/);
  assert.doesNotMatch(encoding('default'), /color|-vf/);
});
