import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode('An HLS playlist with #EXT-X-KEY, #EXT-X-DISCONTINUITY or #EXT-X-PROGRAM-DATE-TIME fails with Unknown directive.', async () => {
  const folder = newFolder();
  fs.copyFileSync(await media('plain.ts'), path.join(folder, 'segment.ts'));
  const read = (tag: string) => {
    const src = path.join(folder, 'clip.m3u8');
    fs.writeFileSync(src, ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-TARGETDURATION:6', tag, '#EXTINF:6.0,', 'segment.ts', '#EXT-X-ENDLIST', ''].join('\n'));
    return parseMedia({src, reader: nodeReader, fields: {durationInSeconds: true}, acknowledgeRemotionLicense: true});
  };
  assert.equal((await read('#EXT-X-PLAYLIST-TYPE:VOD')).durationInSeconds, 6);
  for (const tag of ['#EXT-X-KEY:METHOD=AES-128,URI="key"', '#EXT-X-DISCONTINUITY', '#EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:00Z'])
    await assert.rejects(read(tag), (error: Error) => error.message.startsWith(`Unknown directive ${tag.split(':')[0]}.`));
});
