import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const SEGMENTS = ['#EXT-X-TARGETDURATION:6', '#EXTINF:6.0,', 'segment.ts', '#EXT-X-ENDLIST'];
const text = (...lines: string[]) => ['#EXTM3U', ...lines, ''].join('\n');

export default inNode(
  'A playlist fails as a Blob, with #EXT-X-INDEPENDENT-SEGMENTS before segments, for dimensions if the stream has no RESOLUTION, with a comment, and if it does not begin with #EXTM3U.',
  async () => {
    const folder = newFolder();
    fs.copyFileSync(await media('plain.ts'), path.join(folder, 'segment.ts'));
    const read = (content: string, fields = {dimensions: true} as object) => {
      const src = path.join(folder, 'clip.m3u8');
      fs.writeFileSync(src, content);
      return parseMedia({src, reader: nodeReader, fields, acknowledgeRemotionLicense: true});
    };
    assert.deepEqual(await read(text(...SEGMENTS)), {dimensions: {width: 160, height: 90}});
    await assert.rejects(read(text('#EXT-X-INDEPENDENT-SEGMENTS', ...SEGMENTS)), {message: 'No streams found'});
    await assert.rejects(read(text('# made by hand', ...SEGMENTS)), /Unknown directive # made by hand/);
    await assert.rejects(read(['', '#EXTM3U', ...SEGMENTS, ''].join('\n')), {name: 'IsAnUnsupportedFileTypeError'});
    fs.writeFileSync(path.join(folder, 'list.m3u8'), text(...SEGMENTS));
    await assert.rejects(read(text('#EXT-X-STREAM-INF:BANDWIDTH=9000', 'list.m3u8')), /Stream does not have a resolution/);

    const blob = (content: string, fields: object) => parseMedia({src: new Blob([content]), fields, acknowledgeRemotionLicense: true});
    await assert.rejects(blob(text(...SEGMENTS), {dimensions: true}), /Expected src to be a string/);
    const streams = text('#EXT-X-STREAM-INF:BANDWIDTH=9000,RESOLUTION=160x90', 'list.m3u8');
    await assert.rejects(blob(streams, {m3uStreams: true}), /`webFileReader` cannot create adjacent file sources\./);
  },
);
