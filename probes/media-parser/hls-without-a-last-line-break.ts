import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {parseMedia, type MediaParserReaderInterface} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

/** How often the parser may ask for more after the end before it is stopped. */
const PATIENCE = 2000;

export default inNode('An HLS playlist without a line break at its end makes parseMedia() ask for more data over and over, without a message.', async () => {
  const folder = newFolder();
  fs.copyFileSync(await media('plain.ts'), path.join(folder, 'segment.ts'));
  let pastTheEnd = 0;
  const reader: MediaParserReaderInterface = {
    ...nodeReader,
    read: async (options) => {
      const result = await nodeReader.read(options);
      const {reader: inner, abort} = result.reader;
      const read = async () => {
        const chunk = await inner.read();
        if (chunk.done && ++pastTheEnd > PATIENCE) throw new Error('stopped by the probe');
        return chunk;
      };
      return {...result, reader: {abort, reader: Object.assign(Object.create(inner) as typeof inner, {read})}};
    },
  };
  const parse = (end: string) => {
    pastTheEnd = 0;
    const src = path.join(folder, 'clip.m3u8');
    fs.writeFileSync(src, ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-TARGETDURATION:6', '#EXTINF:6.0,', 'segment.ts', '#EXT-X-ENDLIST'].join('\n') + end);
    return parseMedia({src, reader, fields: {durationInSeconds: true}, acknowledgeRemotionLicense: true});
  };
  assert.equal((await parse('\n')).durationInSeconds, 6);
  await assert.rejects(parse(''), /stopped by the probe/);
});
