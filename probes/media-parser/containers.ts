import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media, type MediaName} from '../lib/media';
import {newFolder} from '../lib/run-folder';
import {slowInNode} from '../lib/probe';

export default slowInNode('The container of each kind of file is what the table says, also under another name.', async () => {
  const table: [MediaName, string][] = [
    ['plain.mp4', 'mp4'],
    ['plain.mov', 'mp4'],
    ['tone.m4a', 'mp4'],
    ['fragmented.mp4', 'mp4'],
    ['plain.webm', 'webm'],
    ['plain.mkv', 'webm'],
    ['plain.ts', 'transport-stream'],
    ['tone.mp3', 'mp3'],
    ['tone.wav', 'wav'],
    ['tone.aac', 'aac'],
  ];
  for (const [name, container] of table) {
    const renamed = path.join(newFolder(), 'file.txt');
    fs.copyFileSync(await media(name), renamed);
    assert.equal(
      (await parseMedia({src: renamed, reader: nodeReader, fields: {container: true}, acknowledgeRemotionLicense: true})).container,
      container,
      name,
    );
  }
});
