import assert from 'node:assert/strict';
import {ffprobe, made} from '../lib/media';
import {slowInNode} from '../lib/probe';

export default slowInNode('MP4 keeps the tags of the table, MOV drops album_artist, composer and their like, and MKV keeps custom tags as well.', async () => {
  const given = [
    'title',
    'artist',
    'album',
    'genre',
    'date',
    'copyright',
    'comment',
    'composer',
    'description',
    'synopsis',
    'album_artist',
    'grouping',
    'lyrics',
    'show',
    'episode_id',
    'network',
    'keywords',
    'mood',
  ];
  const keptIn = async (extension: string) => {
    const file = await made(
      `tags.${extension}`,
      `-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 16x16 -i picture.rgb -t 0.2 ${given.map((tag) => `-metadata ${tag}=x`).join(' ')} -c:v libx264 -pix_fmt yuv420p`,
    );
    const kept = Object.keys((await ffprobe(file)).format.tags ?? {}).map((tag) => tag.toLowerCase());
    return given.filter((tag) => kept.includes(tag));
  };
  assert.deepEqual(await keptIn('mp4'), given.slice(0, -1));
  assert.deepEqual(await keptIn('mov'), given.slice(0, 7));
  assert.deepEqual(await keptIn('mkv'), given);
});
