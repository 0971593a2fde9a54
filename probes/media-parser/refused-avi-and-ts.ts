import assert from 'node:assert/strict';
import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {made, media} from '../lib/media';
import {inNode} from '../lib/probe';
import {wav} from '../lib/wav';

const tone = '-f lavfi -i sine=sample_rate=48000 -t 1';

/** What a file is refused with: the name and the message of the error. */
async function refusal(content: Uint8Array, fields: Record<string, true> = {tracks: true}): Promise<string> {
  const read = parseMedia({src: new File([new Uint8Array(content)], 'file'), fields, acknowledgeRemotionLicense: true});
  return read.then(
    (values) => JSON.stringify(Object.values(values)),
    (error: unknown) => `${(error as Error).name}: ${(error as Error).message}`,
  );
}

/** A WAV file with one more piece of a kind in front of the samples. */
async function withPiece(kind: string): Promise<Uint8Array> {
  const plain = Buffer.from(await wav({bits: 16}).arrayBuffer());
  const piece = Buffer.alloc(12);
  piece.write(kind, 'latin1');
  piece.writeUInt32LE(4, 4);
  return new Uint8Array(Buffer.concat([plain.subarray(0, 36), piece, plain.subarray(36)]));
}

export default inNode(
  'An AVI of FFmpeg, one marked avc1, a WAV with bext or cue, and Ogg are refused with the messages of the table; of a transport stream with MP3 alone, audioCodec and tracks are, and other fields are null, 0 or empty.',
  async () => {
    const made264 = fs.readFileSync(await media('plain.avi'));
    assert.match(await refusal(made264, {slowKeyframes: true}), /^Error: expected 0 bytes, got \d+$/);
    const avi = made264.toString('latin1').replace('vidsH264', 'vidsavc1');
    assert.equal(await refusal(Buffer.from(avi, 'latin1')), 'Error: Only H264 is supported as a stream type in .avi, got avc1');
    const speech = fs.readFileSync(await made('speech.ts', `${tone} -c:a libmp3lame -f mpegts`));
    assert.match(await refusal(speech), /^Error: Error in Media Parser: .* but no tracks have been found/);
    assert.equal(await refusal(speech, {audioCodec: true}), 'Error: No tracks yet');
    assert.equal(await refusal(speech, {dimensions: true, slowFps: true, isHdr: true, metadata: true, slowDurationInSeconds: true}), '[[],false,null,0,0]');
    for (const kind of ['bext', 'cue '])
      assert.match(await refusal(await withPiece(kind), {slowKeyframes: true}), new RegExp(`^Error: Unknown WAV box type ${kind.trim()}$`));
    assert.match(await refusal(Buffer.from('OggS and nothing else in this file')), /^IsAnUnsupportedFileTypeError: /);
  },
);
