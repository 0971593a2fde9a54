import assert from 'node:assert/strict';
import fs from 'node:fs';
import {made, media} from '../lib/media';
import {sampleOf} from '../lib/page-sample';
import {slowInNode} from '../lib/probe';
import {serveFile} from '../lib/serve';

type Verdict = {ok: boolean; reasons?: string[]};

const PAGE = ['docs/validating-user-videos.mdx'];
const RULES = {'../shared/clip-rules': sampleOf(PAGE, 'shared/clip-rules.ts')};
const {checkClip} = sampleOf<{checkClip: (file: File) => Promise<Verdict>}>(PAGE, 'app/check-clip.ts', RULES);
const {checkUpload} = sampleOf<{checkUpload: (url: string) => Promise<string[]>}>(PAGE, 'server/check-upload.ts', RULES);

const picture = (size: string) => `-f image2 -loop 1 -framerate 5 -c:v rawvideo -pixel_format rgb24 -video_size ${size} -i picture.rgb`;
const tone = '-f lavfi -i sine=sample_rate=48000';

const verdict = async (content: Buffer | string, name = 'upload.mp4') => {
  const bytes = typeof content === 'string' ? fs.readFileSync(content) : content;
  return (await checkClip(new File([new Uint8Array(bytes)], name))).reasons ?? [];
};

const onServer = async (file: string) => {
  const {origin, close} = await serveFile(file);
  try {
    return await checkUpload(`${origin}/upload`);
  } finally {
    close();
  }
};

export default slowInNode(
  'The checks of the page accept a clip under another name, and have a sentence for a PDF, a silent clip, sound alone, a short, small or damaged one; the server refuses a live WebM, whose length it does not know.',
  async () => {
    const clip = await made('ferry.mp4', `${picture('480x480')} ${tone} -t 3 -c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac -movflags +faststart`);
    assert.deepEqual([await verdict(clip, 'ferry.pdf'), await onServer(clip)], [[], []]);
    assert.deepEqual(await verdict(Buffer.from('%PDF-1.7\n% tide table'), 'ferry.mp4'), ['This is a PDF, not a video.']);
    const small = 'The video is too small: both sides need 480 pixels.';
    const short = 'Choose a video between 2 and 90 seconds.';
    const silent = 'The video has no sound, but people should hear you.';
    assert.deepEqual(await verdict(await media('portrait.mp4')), [short, small, silent]);
    assert.deepEqual(await verdict(await media('tone.m4a')), ['This file has no picture. Choose a video.', small]);
    assert.deepEqual(await verdict(fs.readFileSync(clip).subarray(0, 20)), ['The file cannot be read. It may be damaged.']);

    const recording = await made(
      'recording.webm',
      `${picture('480x480')} ${tone} -t 3 -c:v libvpx -deadline realtime -cpu-used 8 -b:v 200k -c:a libopus -live 1`,
    );
    assert.deepEqual([await verdict(recording), await onServer(recording)], [[], ['The length of the video is unknown.']]);
  },
);
