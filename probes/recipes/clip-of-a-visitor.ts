import assert from 'node:assert/strict';
import fs from 'node:fs';
import {made, media} from '../lib/media';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Clip = {src: string; seconds: number; width: number; height: number};
type Order = (clip: Clip, uploaded: string, greeting: string) => Promise<unknown>;

const PAGE = ['docs/video-uploads.mdx'];

export default inNode(
  'The reader of clips returns a blob: URL, the length and the size as a viewer sees it, also of a live WebM, and refuses sound alone; the order holds the uploaded URL in place of it and at least one frame.',
  async () => {
    const reader = sampleOf<{readClip: (file: File) => Promise<Clip>}>(PAGE, 'app/read-clip.ts');
    const read = (file: string, name = 'regatta.mp4') => reader.readClip(new File([new Uint8Array(fs.readFileSync(file))], name));
    const upright = await made('upright-clip.mp4', `-display_rotation 90 -i ${await media('silent.mp4')} -c copy`);
    const {src, ...clip} = await read(upright);
    assert.match(src, /^blob:nodedata:/);
    assert.deepEqual(clip, {seconds: 2, width: 90, height: 160});
    const live = await read(await made('live-clip.webm', `-i ${await media('plain.webm')} -c copy -live 1`));
    assert.ok(live.seconds > 1.9 && live.seconds < 2.1);
    await assert.rejects(read(await media('tone.m4a'), 'tune.m4a'), {message: 'tune.m4a holds sound, but no picture.'});

    const {orderPostcard} = sampleOf<{orderPostcard: Order}>(PAGE, 'app/order-postcard.ts', {'./read-clip': reader});
    const {fetch} = globalThis;
    const sent: unknown[] = [];
    globalThis.fetch = ((_: unknown, {body}: {body: string}) => Promise.resolve(void sent.push(JSON.parse(body)))) as never;
    try {
      for (const seconds of [2, 0.001]) await orderPostcard({src, seconds, width: 90, height: 160}, 'https://clips.example/7.mp4', 'Ahoy');
    } finally {
      globalThis.fetch = fetch;
    }
    const inputProps = {clipSrc: 'https://clips.example/7.mp4', greeting: 'Ahoy'};
    assert.deepEqual(sent, [
      {inputProps, durationInFrames: 60},
      {inputProps, durationInFrames: 1},
    ]);
  },
);
