import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {elementsOf} from '../lib/elements-of';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Shown = Record<string, unknown> & {inputProps?: {clipSrc: string}; onClick?: () => void; onChange?: (event: object) => void; disabled?: boolean};

const settled = () => new Promise((resolve) => void setImmediate(resolve));

export default inNode(
  'The Player has the blob: URL of the chosen file before the upload ends and after it, and is left out for what the browser cannot play; one upload runs at a time; a URL is readable until the next file is chosen.',
  async () => {
    let playable = true;
    let end: {resolve: (url: string) => void; reject: (error: Error) => void} | undefined;
    const orders: unknown[][] = [];
    const uploads: string[] = [];
    const {PostcardMaker} = sampleOf<{PostcardMaker: () => unknown}>(['docs/video-uploads.mdx'], 'app/PostcardMaker.tsx', {
      '../src/Postcard': {Postcard: () => null},
      './can-play': {canPlay: () => Promise.resolve(playable)},
      './read-clip': {fps: 30, readClip: (file: File) => Promise.resolve({src: URL.createObjectURL(file), seconds: file.size, width: 160, height: 90})},
      './upload-file': {
        uploadFile: ({name}: File) => {
          uploads.push(name);
          return new Promise((resolve, reject) => (end = {resolve, reject}));
        },
      },
      './order-postcard': {orderPostcard: (...order: unknown[]) => void orders.push(order)},
    });
    const page = mounted(PostcardMaker);
    const part = (type: unknown): Shown | undefined => elementsOf(page.render()).find((element) => element.type === type)?.props;
    const source = () => part(Player)?.inputProps?.clipSrc;
    const choose = async (name: string, seconds: number) => {
      part('input')!.onChange!({target: {files: [new File(['x'.repeat(seconds)], name)]}});
      assert.equal(part('input')!.disabled, true);
      await settled();
    };
    const text = (url: string) => fetch(url).then((response) => response.text());

    assert.deepEqual([part('input')!.disabled, source()], [false, undefined]);
    await choose('sea.mp4', 2);
    const first = source()!;
    assert.match(first, /^blob:/);
    assert.deepEqual([uploads, part('input')!.disabled, part('button')!.disabled, part(Player)!.durationInFrames], [['sea.mp4'], true, true, 60]);
    end!.resolve('https://clips.example/sea.mp4');
    await settled();
    assert.deepEqual([source(), part('input')!.disabled, part('button')!.disabled], [first, false, false]);
    part('button')!.onClick!();
    assert.deepEqual(orders.at(-1)!.slice(0, 2), [{src: first, seconds: 2, width: 160, height: 90}, 'https://clips.example/sea.mp4']);
    assert.equal(await text(first), 'xx');

    playable = false;
    await choose('hevc.mov', 3);
    await assert.rejects(text(first));
    assert.deepEqual([source(), part('input')!.disabled, part('button')!.disabled], [undefined, true, true]);
    end!.reject(new Error('The upload did not work.'));
    await settled();
    assert.deepEqual([part('input')!.disabled, part('button')!.disabled, uploads], [false, true, ['sea.mp4', 'hevc.mov']]);
  },
);
