import assert from 'node:assert/strict';
import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made, media} from '../lib/media';
import {inNode} from '../lib/probe';

/** How many bytes of a file are parsed for a field. */
async function parsed(src: string, field: 'dimensions' | 'slowFps' | 'slowDurationInSeconds' | 'slowNumberOfFrames'): Promise<number> {
  const {internalStats} = await parseMedia({src, reader: nodeReader, fields: {[field]: true, internalStats: true}, acknowledgeRemotionLicense: true});
  return fs.statSync(src).size - internalStats.skippedBytes;
}

export default inNode(
  'An index at the end of an MP4 counts as skipped for slowFps and slowDurationInSeconds, not for dimensions. slowDurationInSeconds skips a part of a fragmented MP4. onDimensions is called before the frames are counted.',
  async () => {
    const front = await media('plain.mp4');
    const back = await made('index-at-the-end.mp4', `-i ${front} -c copy`);
    assert.ok((await parsed(front, 'slowFps')) > 1000);
    for (const field of ['slowFps', 'slowDurationInSeconds'] as const) assert.ok((await parsed(back, field)) < 1000, field);
    assert.ok((await parsed(back, 'dimensions')) > 1000);
    const pieces = await media('fragmented.mp4');
    const {size} = fs.statSync(pieces);
    assert.ok((await parsed(pieces, 'slowDurationInSeconds')) < size * 0.9);
    for (const file of [front, pieces]) assert.equal(await parsed(file, 'slowNumberOfFrames'), fs.statSync(file).size);

    const heard: string[] = [];
    await parseMedia({
      ...{src: front, reader: nodeReader, acknowledgeRemotionLicense: true},
      onSlowNumberOfFrames: (frames) => void heard.push(`${frames} frames`),
      onVideoTrack: () => () => void (heard.at(-1) === 'a frame' || heard.push('a frame')),
      onDimensions: (size) => void heard.push(`${size?.width} px`),
    });
    assert.deepEqual(heard, ['160 px', 'a frame', '120 frames']);
  },
);
