import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {convertMedia} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {made, media} from '../lib/media';
import {inNode} from '../lib/probe';

const TWO_SOUNDS = '-f lavfi -i sine=sample_rate=48000 -f lavfi -i sine=sample_rate=44100 -t 1 -map 0:a -map 1:a -c:a aac';

export default inNode(
  'onAudioTrack is called for each track with its trackId; a dropped track is missing, fail and an unknown type reject, and copying the video into a WAV rejects with "Only audio tracks supported for WAV".',
  async () => {
    type Options = Partial<Parameters<typeof convertMedia>[0]>;
    const convert = async (src: string, options: Options) => {
      const {save} = await convertMedia({src, reader: nodeReader, writer: bufferWriter, container: 'mp4', ...options});
      return save();
    };
    const ids: number[] = [];
    let kept: number | null = null;
    const film = await convert(await made('two-sounds.mp4', TWO_SOUNDS), {
      onAudioTrack: ({track}) => {
        ids.push(track.trackId);
        kept ??= track.trackId;
        return {type: track.trackId === kept ? 'copy' : 'drop'};
      },
    });
    const {tracks} = await parseMedia({src: film, fields: {tracks: true}, acknowledgeRemotionLicense: true});
    assert.deepEqual([ids, tracks.map((track) => track.type === 'audio' && track.sampleRate)], [[1, 2], [48_000]]);

    const src = await media('plain.mp4');
    const silent = await parseMedia({
      ...{src: await convert(src, {onAudioTrack: () => ({type: 'drop'})}), acknowledgeRemotionLicense: true},
      fields: {audioCodec: true, videoCodec: true},
    });
    assert.deepEqual(silent, {audioCodec: null, videoCodec: 'h264'});
    await assert.rejects(convert(src, {onVideoTrack: () => ({type: 'fail'})}), {message: /^Video track with ID 1 resolved with \{"type": "fail"\}/});
    await assert.rejects(convert(src, {onVideoTrack: () => ({type: 'keep'}) as never}), {message: /could not be resolved with a valid operation/});
    const intoWav = convert(src, {container: 'wav', onVideoTrack: () => ({type: 'copy'}), onAudioTrack: () => ({type: 'drop'})});
    await assert.rejects(intoWav, {message: 'Only audio tracks supported for WAV'});
  },
);
