import assert from 'node:assert/strict';
import fs from 'node:fs';
import {photo} from '../lib/boxes';
import {media} from '../lib/media';
import {onePixelPng} from '../lib/one-pixel';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sort = (file: File) => Promise<{kind: string; seconds?: number; width?: number; reason?: string}>;

const {sortUpload} = sampleOf<{sortUpload: Sort}>(['docs/media-parser/foreign-file-types.mdx'], 'app/sort-upload.ts');
const sorted = (content: Buffer | string) => sortUpload(new File([new Uint8Array(Buffer.from(content))], 'upload'));

export default inNode(
  'The sample of the page sorts videos, sound and pictures with their size, and has a reason for photos of phones, PDF, text, ZIP and Ogg; what is cut off is thrown again.',
  async () => {
    const clip = fs.readFileSync(await media('plain.mp4'));
    assert.deepEqual(await sorted(clip), {kind: 'video', seconds: 4});
    const sound = await sorted(fs.readFileSync(await media('tone.wav')));
    assert.deepEqual([sound.kind, sound.seconds], ['sound', 2]);
    assert.deepEqual(await sorted(onePixelPng), {kind: 'picture', width: 1, height: 1});
    for (const brand of ['heic', 'avif'] as const) assert.equal((await sorted(photo(brand))).reason, 'Save the photo as JPEG or PNG.');
    assert.equal((await sorted('%PDF-1.7\n')).reason, 'Export the pages of the PDF as pictures.');
    for (const content of ['Ebb at noon, flood at six.', 'PK\u0003\u0004 and some files', 'OggS and some sound'])
      assert.equal((await sorted(content)).reason, 'upload is in a format that cannot be read.');
    await assert.rejects(sorted(clip.subarray(0, 100)));
  },
);
