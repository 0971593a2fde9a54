import assert from 'node:assert/strict';
import {parseMedia, type ParseMediaFields} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media, type MediaName} from '../lib/media';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'slowStructure skips the data of an MP4, and reads a transport stream, an MP3 and an AAC file to their end, like slowKeyframes and slowNumberOfFrames every file; slowFps and slowDurationInSeconds of an MP4 skip.',
  async () => {
    /** The share of a file that is not parsed. */
    const skipped = async (name: MediaName, field: keyof ParseMediaFields) => {
      const fields = {[field]: true, internalStats: true, size: true} as {internalStats: true; size: true};
      const {internalStats, size} = await parseMedia({src: await media(name), reader: nodeReader, fields, acknowledgeRemotionLicense: true});
      return internalStats.skippedBytes / (size ?? Number.NaN);
    };
    for (const field of ['tracks', 'slowFps', 'slowDurationInSeconds'] as const) assert.ok((await skipped('plain.mp4', field)) > 0.5, field);
    assert.ok((await skipped('plain.mp4', 'slowStructure')) > 0.5);
    for (const name of ['plain.ts', 'tone.mp3', 'tone.aac'] as const) {
      assert.ok((await skipped(name, 'tracks')) > 0, name);
      assert.equal(await skipped(name, 'slowStructure'), 0, name);
    }
    for (const name of ['plain.mp4', 'plain.webm', 'plain.mkv', 'plain.ts', 'tone.wav'] as const)
      for (const field of ['slowKeyframes', 'slowNumberOfFrames', 'slowVideoBitrate', 'slowAudioBitrate'] as const)
        assert.ok((await skipped(name, field)) < 0.02, `${name} ${field}`);
  },
);
