import assert from 'node:assert/strict';
import fs from 'node:fs';
import {made} from '../lib/media';
import {sampleOf} from '../lib/page-sample';
import {slowInNode} from '../lib/probe';

type Verdict = {ok: boolean; reasons?: string[]};

const PAGE = ['docs/validating-user-videos.mdx'];
const RULES = {'../shared/clip-rules': sampleOf(PAGE, 'shared/clip-rules.ts')};
const {checkClip} = sampleOf<{checkClip: (file: File) => Promise<Verdict>}>(PAGE, 'app/check-clip.ts', RULES);

const picture = (rate: string) => `-f image2 -loop 1 -framerate ${rate} -c:v rawvideo -pixel_format rgb24 -video_size 640x480 -i picture.rgb`;
const h264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -movflags +faststart';

export default slowInNode(
  'The check of the page has a sentence for a PDF, a film of three hours and a silent clip, which it says in less than a second and without a request.',
  async () => {
    const film = await made('film.mp4', `${picture('1/600')} -f lavfi -t 2 -i sine=sample_rate=48000 -t 10800 ${h264} -c:a aac`);
    const clip = await made('silent-clip.mp4', `${picture('5')} -t 3 ${h264}`);
    const {fetch} = globalThis;
    let requests = 0;
    globalThis.fetch = (...given) => (requests++, fetch(...given));
    try {
      for (const [content, reason] of [
        [Buffer.from('%PDF-1.7\n% tide table'), 'This is a PDF, not a video.'],
        [fs.readFileSync(film), 'Choose a video between 2 and 90 seconds.'],
        [fs.readFileSync(clip), 'The video has no sound, but people should hear you.'],
      ] as const) {
        const before = performance.now();
        assert.deepEqual(await checkClip(new File([new Uint8Array(content)], 'upload.mp4')), {ok: false, reasons: [reason]});
        assert.ok(performance.now() - before < 1000, reason);
      }
    } finally {
      globalThis.fetch = fetch;
    }
    assert.equal(requests, 0);
  },
);
