import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {nodeReader} from '@remotion/media-parser/node';
import {parseMedia} from '@remotion/media-parser';
import {media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const TARGET = '#EXT-X-TARGETDURATION:6';
const REST = ['#EXTINF:6.0,', 'segment.ts', '#EXT-X-ENDLIST'];
const STREAM = '#EXT-X-STREAM-INF:BANDWIDTH=9000,RESOLUTION';

export default slowInNode(
  'Each unknown directive of a playlist stops it, also METHOD=NONE and a comment; a directive without a value, one between #EXTINF and its address, and a playlist without #EXTINF or with a map that is no MP4 fail, too.',
  async () => {
    const folder = newFolder();
    fs.copyFileSync(await media('plain.ts'), path.join(folder, 'segment.ts'));
    const fragments = fs.readFileSync(await media('fragmented.mp4'));
    const first = fragments.indexOf('moof') - 4;
    fs.writeFileSync(path.join(folder, 'start.mp4'), fragments.subarray(0, first));
    fs.writeFileSync(path.join(folder, 'part.m4s'), fragments.subarray(first));
    fs.writeFileSync(path.join(folder, 'list.m3u8'), ['#EXTM3U', TARGET, ...REST, ''].join('\n'));
    const read = async (...lines: string[]) => {
      const src = path.join(folder, 'clip.m3u8');
      fs.writeFileSync(src, ['#EXTM3U', ...lines, ''].join('\n'));
      const count = () => () => undefined;
      const call = parseMedia({src, reader: nodeReader, acknowledgeRemotionLicense: true, onVideoTrack: count, onAudioTrack: count});
      return call.then(
        () => '',
        (error: Error) => error.message,
      );
    };
    assert.equal(await read(TARGET, ...REST), '');
    for (const name of ['DATERANGE:ID="a"', 'START:TIME-OFFSET=1', 'GAP', 'DISCONTINUITY', 'BYTERANGE:100@0', 'KEY:METHOD=NONE', 'BITRATE:1'])
      assert.match(await read(TARGET, `#EXT-X-${name}`, ...REST), /^Unknown directive #EXT-X-[A-Z]+\. Value: /, name);
    assert.equal(await read(TARGET, '# the tide', ...REST), 'Unknown directive # the tide. Value: null');

    const short = ['VERSION', 'MEDIA', 'TARGETDURATION', 'PLAYLIST-TYPE', 'MEDIA-SEQUENCE', 'DISCONTINUITY-SEQUENCE', 'STREAM-INF', 'ALLOW-CACHE', 'MAP'];
    for (const name of short) assert.match(await read(TARGET, `#EXT-X-${name}:`, ...REST), new RegExp(`^#?EXT-X-${name}\\.? directive must have a value$`));
    assert.equal(await read(TARGET, '#EXTINF:', ...REST), 'EXTINF has no value');
    assert.equal(await read(STREAM, 'list.m3u8'), 'Value is null');
    assert.equal(await read(`${STREAM}=`, 'list.m3u8'), 'Stream does not have a resolution');
    assert.equal(await read(`${STREAM}=160x90`, 'list.m3u8'), '');

    assert.equal(await read(TARGET, '#EXTINF:6.0,', '#EXT-X-ALLOW-CACHE:YES', 'segment.ts', '#EXT-X-ENDLIST'), 'Expected m3u-text-value');
    assert.equal(await read(`${STREAM}=160x90`, '#EXT-X-VERSION:3', 'list.m3u8'), 'Expected m3u-text-value');
    assert.equal(await read(TARGET, 'segment.ts', '#EXT-X-ENDLIST'), "Cannot read properties of undefined (reading 'isHeader')");

    const map = (name: string) => read(TARGET, `#EXT-X-MAP:URI="${name}"`, '#EXTINF:6.0,', name.endsWith('ts') ? name : 'part.m4s', '#EXT-X-ENDLIST');
    assert.equal(await map('start.mp4'), '');
    assert.equal(await map('segment.ts'), 'Expected an mp4 file');
    const empty = '\0\0\0\x18ftypiso5\0\0\0\0iso5iso6\0\0\0\x10free12345678';
    fs.writeFileSync(path.join(folder, 'empty.mp4'), empty, 'latin1');
    assert.match(await map('empty.mp4'), /End of parsing of .*empty\.mp4 has been reached, but no tracks have been found/);
  },
);
