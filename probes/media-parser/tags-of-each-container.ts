import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made, media, type MediaName} from '../lib/media';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'Title, artist, album and encoder that FFmpeg wrote have these keys in MP4, MP3, Matroska, WebM and WAV, with tags of tracks in Matroska and WebM alone; TS, AAC and a MOV give none.',
  async () => {
    const tagged = async (name: string, from: MediaName, options = '') => {
      const tags = '-metadata title=Ferry -metadata artist=Harbor -metadata album=Sea';
      const src = await made(`tagged-${name}`, `-i ${await media(from)} -c copy ${options} ${tags}`);
      return (await parseMedia({src, reader: nodeReader, fields: {metadata: true}, acknowledgeRemotionLicense: true})).metadata;
    };
    const keys = (tags: Awaited<ReturnType<typeof tagged>>) =>
      Object.fromEntries(tags.filter(({trackId}) => trackId === null).map(({key, value}) => [key, /^Lav/.test(String(value)) ? 'program' : value]));
    const mp4 = await tagged('a.mp4', 'silent.mp4');
    assert.deepEqual(keys(mp4), {title: 'Ferry', artist: 'Harbor', album: 'Sea', encoder: 'program'});
    assert.ok(mp4.every(({trackId}) => trackId === null));
    assert.deepEqual(keys(await tagged('a.mp3', 'tone.mp3')), {TIT2: 'Ferry', TPE1: 'Harbor', TALB: 'Sea', TSSE: 'program'});
    assert.deepEqual(keys(await tagged('a.wav', 'tone.wav')), {INAM: 'Ferry', IART: 'Harbor', IPRD: 'Sea', ISFT: 'program'});
    for (const tags of [await tagged('a.mkv', 'plain.mkv', '-f matroska'), await tagged('a.webm', 'plain.webm')]) {
      assert.deepEqual(keys(tags), {artist: 'Harbor', album: 'Sea', encoder: 'program'});
      assert.ok(tags.some(({trackId, key}) => trackId === 1 && key === 'duration'));
    }
    for (const [name, from, options] of [
      ['a.mov', 'silent.mp4', ''],
      ['a.ts', 'silent.mp4', '-f mpegts'],
      ['a.aac', 'tone.aac', '-f adts'],
    ] as const)
      assert.deepEqual(await tagged(name, from, options), [], name);
  },
);
