import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {parseMedia, type SelectM3uStreamFn} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {newFolder} from '../lib/run-folder';
import {inNode} from '../lib/probe';

export default inNode(
  'Streams of a playlist are sorted by pixels, then by rate, the first is 0 and read by default, another id fails, and a playlist without streams has null and never asks.',
  async () => {
    const folder = newFolder();
    fs.copyFileSync(await media('plain.ts'), path.join(folder, 'segment.ts'));
    const write = (name: string, ...lines: string[]) => {
      fs.writeFileSync(path.join(folder, name), ['#EXTM3U', ...lines, ''].join('\n'));
      return path.join(folder, name);
    };
    const segments = (seconds: number) => ['#EXT-X-TARGETDURATION:9', `#EXTINF:${seconds}.0,`, 'segment.ts', '#EXT-X-ENDLIST'];
    const list = write('low.m3u8', ...segments(6));
    write('high.m3u8', ...segments(7));
    write('rich.m3u8', ...segments(8));
    const stream = (name: string, size: string, rate: number) => [`#EXT-X-STREAM-INF:BANDWIDTH=${rate},RESOLUTION=${size}`, name];
    const all = write('all.m3u8', ...stream('low.m3u8', '160x90', 9000), ...stream('high.m3u8', '320x180', 5000), ...stream('rich.m3u8', '320x180', 7000));
    const read = (src: string, selectM3uStream?: SelectM3uStreamFn) =>
      parseMedia({src, reader: nodeReader, selectM3uStream, fields: {m3uStreams: true, durationInSeconds: true}, acknowledgeRemotionLicense: true});

    const {m3uStreams, durationInSeconds} = await read(all);
    assert.deepEqual(
      m3uStreams?.map(({id, src, codecs, averageBandwidthInBitsPerSec}) => [id, path.basename(src), codecs, averageBandwidthInBitsPerSec]),
      [
        [0, 'rich.m3u8', null, null],
        [1, 'high.m3u8', null, null],
        [2, 'low.m3u8', null, null],
      ],
    );
    assert.equal(durationInSeconds, 8);
    assert.equal((await read(all, ({streams}) => Promise.resolve(streams.at(-1)?.id ?? 0))).durationInSeconds, 6);
    await assert.rejects(
      read(all, () => 9),
      {message: 'No stream with the id 9 found'},
    );
    const {m3uStreams: none} = await read(list, () => assert.fail('It was called for a playlist without streams.'));
    assert.equal(none, null);
  },
);
