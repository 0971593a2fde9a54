import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {downloadAndParseMedia, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {nodeWriter} from '@remotion/media-parser/node-writer';
import {universalReader} from '@remotion/media-parser/universal';
import {media} from '../lib/media';
import {newFolder} from '../lib/run-folder';
import {inNode} from '../lib/probe';

export default inNode(
  'nodeReader reads relative paths and refuses missing files, folders, file URLs and segments above the playlist; universalReader passes it all that is no URL, and nodeWriter needs its folder.',
  async () => {
    const file = await media('silent.mp4');
    const options = {fields: {name: true, mimeType: true, container: true}, acknowledgeRemotionLicense: true} as const;
    const read = (src: string | URL, reader = nodeReader) => parseMedia({src, reader, ...options});
    const relative = `./${path.relative(process.cwd(), file)}`;
    for (const src of [file, relative])
      for (const reader of [nodeReader, universalReader]) assert.deepEqual(await read(src, reader), {name: 'silent.mp4', mimeType: null, container: 'mp4'});

    await assert.rejects(read('./nothing.mp4'), {message: 'File does not exist: ./nothing.mp4'});
    await assert.rejects(read('./http-demo.mp4', universalReader), {message: 'File does not exist: ./http-demo.mp4'});
    await assert.rejects(read('http-demo.mp4', universalReader), /is not a URL - needs to start with http:\/\/ or https:\/\/ or blob:\./);
    await assert.rejects(read(path.dirname(file)), {message: 'EISDIR: illegal operation on a directory, read'});
    const {href} = pathToFileURL(file);
    for (const reader of [nodeReader, universalReader]) {
      await assert.rejects(read(href, reader), {message: `File does not exist: ${href}`});
      await assert.rejects(read(new URL(href), reader), {message: 'src must be a string when using `nodeReader`'});
    }

    const folder = newFolder();
    fs.mkdirSync(path.join(folder, 'inner'));
    fs.copyFileSync(file, path.join(folder, 'above.ts'));
    const playlist = path.join(folder, 'inner', 'list.m3u8');
    fs.writeFileSync(playlist, ['#EXTM3U', '#EXT-X-TARGETDURATION:6', '#EXTINF:6.0,', '../above.ts', '#EXT-X-ENDLIST', ''].join('\n'));
    await assert.rejects(
      parseMedia({src: playlist, reader: nodeReader, fields: {dimensions: true}, acknowledgeRemotionLicense: true}),
      /Path is outside of the parent directory - not allowing reading of arbitrary files/,
    );
    await assert.rejects(
      downloadAndParseMedia({src: file, reader: nodeReader, writer: nodeWriter(path.join(folder, 'missing', 'copy.mp4')), ...options}),
      /^Error: ENOENT: no such file or directory, open '/,
    );
  },
);
