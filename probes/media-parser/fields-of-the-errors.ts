import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import fs from 'node:fs';
import path from 'node:path';
import {onePixelPng} from '../lib/one-pixel';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Fields = {name: string; fileName: string | null; mimeType: string | null; sizeInBytes: number | null};

const PDF = '%PDF-1.7\n%âãÏÓ\n1 0 obj\nendobj\ntrailer\n%%EOF\n'.padEnd(2000);
const FILES: [kind: string, content: string | Uint8Array<ArrayBuffer>][] = [
  ['IsAnImageError', new Uint8Array(onePixelPng)],
  ['IsAPdfError', PDF],
  ['IsAnUnsupportedFileTypeError', 'Dear diary, '.repeat(100)],
];

export default inNode(
  'The errors for images, PDF and other files have fileName, mimeType and sizeInBytes, those of the File; for a file on disk, mimeType is null. The message of that for a PDF is “GIF files are not supported”.',
  async () => {
    const errorOf = (options: object): Promise<Fields & Error> =>
      parseMedia({src: '', fields: {dimensions: true}, acknowledgeRemotionLicense: true, ...options}).then(
        () => assert.fail('It was read.'),
        (error: Fields & Error) => error,
      );
    const folder = newFolder();
    for (const [kind, content] of FILES) {
      const src = new File([content], 'sent.mp4', {type: 'video/mp4'});
      const {name, fileName, mimeType, sizeInBytes, message} = await errorOf({src});
      assert.deepEqual([name, fileName, mimeType, sizeInBytes], [kind, 'sent.mp4', 'video/mp4', src.size]);
      if (kind === 'IsAPdfError') assert.equal(message, 'GIF files are not supported');
      const file = path.join(folder, 'sent.mp4');
      fs.writeFileSync(file, content);
      const onDisk = await errorOf({src: file, reader: nodeReader});
      assert.deepEqual([onDisk.fileName, onDisk.mimeType, onDisk.sizeInBytes], ['sent.mp4', null, src.size]);
    }
  },
);
