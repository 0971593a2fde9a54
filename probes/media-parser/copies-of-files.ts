import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {downloadAndParseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {nodeWriter} from '@remotion/media-parser/node-writer';
import {media, type MediaName} from '../lib/media';
import {newFolder} from '../lib/run-folder';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'With durationInSeconds alone, copies of an MP4 with its index first and of a WAV are empty, and with slowKeyframes all copies equal their originals.',
  async () => {
    const copy = async (name: MediaName, fields: object) => {
      const src = await media(name);
      const target = path.join(newFolder(), name);
      await downloadAndParseMedia({src, reader: nodeReader, writer: nodeWriter(target), fields, acknowledgeRemotionLicense: true});
      const written = fs.readFileSync(target);
      return written.length === 0 ? 'empty' : written.equals(fs.readFileSync(src)) ? 'equal' : 'different';
    };
    const table: [MediaName, string][] = [
      ['plain.mp4', 'empty'],
      ['tone.wav', 'empty'],
      ['long.mp4', 'equal'],
      ['fragmented.mp4', 'equal'],
      ['plain.webm', 'equal'],
      ['plain.mkv', 'equal'],
      ['tone.mp3', 'equal'],
      ['plain.ts', 'equal'],
    ];
    for (const [name, expected] of table) {
      assert.equal(await copy(name, {durationInSeconds: true}), expected, name);
      assert.equal(await copy(name, {durationInSeconds: true, slowKeyframes: true}), 'equal', name);
    }
  },
);
