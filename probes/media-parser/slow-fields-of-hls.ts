import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'Of an HLS playlist, slowFps and slowNumberOfFrames are 0, slowVideoBitrate is null and slowKeyframes empty; durationInSeconds is the sum of the segments, and the timestamps are those in them.',
  async () => {
    const folder = newFolder();
    fs.copyFileSync(await media('plain.ts'), path.join(folder, 'segment.ts'));
    const src = path.join(folder, 'clip.m3u8');
    const segment = ['#EXTINF:6.0,', 'segment.ts'];
    fs.writeFileSync(src, ['#EXTM3U', '#EXT-X-TARGETDURATION:6', ...segment, '#EXT-X-ENDLIST', ''].join('\n'));
    const common = {src, reader: nodeReader, acknowledgeRemotionLicense: true};
    const {durationInSeconds, ...slow} = await parseMedia({
      ...common,
      fields: {slowFps: true, slowNumberOfFrames: true, slowVideoBitrate: true, slowKeyframes: true, durationInSeconds: true},
    });
    assert.equal(durationInSeconds, 6);
    assert.deepEqual(slow, {slowFps: 0, slowNumberOfFrames: 0, slowVideoBitrate: null, slowKeyframes: []});
    const firstOf = async (source: string) => {
      let first = Infinity;
      await parseMedia({
        ...common,
        src: source,
        onVideoTrack:
          () =>
          ({timestamp}) =>
            void (first = Math.min(first, timestamp / 1_000_000)),
      });
      return first;
    };
    assert.ok(Math.abs((await firstOf(src)) - 1.4) < 0.15);
    assert.ok((await firstOf(await media('plain.ts'))) < 0.15);
  },
);
