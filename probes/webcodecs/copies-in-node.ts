import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {nodeWriter} from '@remotion/media-parser/node-writer';
import {convertMedia} from '@remotion/webcodecs';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'In Node, convertMedia() copies the tracks of an MP4 into an MP4 without a call of onVideoFrame, and rejects for a WebM, where video and audio would have to be encoded.',
  async () => {
    const [src, folder] = [await media('plain.mp4'), newFolder()];
    const copy = path.join(folder, 'copy.mp4');
    await convertMedia({
      ...{src, reader: nodeReader, writer: nodeWriter(copy), container: 'mp4', expectedDurationInSeconds: 4},
      onVideoFrame: () => assert.fail('It was called'),
    });
    const read = async (file: string) => {
      const hashes: string[] = [];
      const {tracks, ...rest} = await parseMedia({
        ...{src: file, reader: nodeReader, acknowledgeRemotionLicense: true},
        fields: {tracks: true, dimensions: true, slowNumberOfFrames: true, videoCodec: true, audioCodec: true},
        onVideoTrack:
          () =>
          ({data, type}) =>
            void hashes.push(`${type} ${Buffer.from(data).toString('base64')}`),
      });
      return {...rest, tracks: tracks.length, frames: hashes};
    };
    assert.ok(fs.statSync(copy).size > 51_200);
    assert.deepEqual(await read(copy), await read(src));
    for (const drop of [{onVideoTrack: () => ({type: 'drop' as const})}, {onAudioTrack: () => ({type: 'drop' as const})}])
      await assert.rejects(convertMedia({src, reader: nodeReader, writer: nodeWriter(path.join(folder, 'x.webm')), container: 'webm', ...drop}), {
        message: /^(Audio|Video) track with ID \d resolved with \{"type": "fail"\}\. /,
      });
  },
);
