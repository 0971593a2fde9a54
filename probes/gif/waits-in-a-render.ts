import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import * as remotion from 'remotion';
import {installed} from '../lib/installed';
import {loadedWith} from '../lib/loaded-with';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Parsed = {delays: number[]; frames: string[]; width: number; height: number};
type Outcome = {resolve(parsed: Parsed): void; reject(error: Error): void};
type Component = {render(props: object, ref: null): ReactElement<{frames: string[]}>};
type Caches = Record<'volatileGifCache' | 'manuallyManagedGifCache', {set(src: string, parsed: Parsed): void; delete(src: string): void}>;

const caches = installed<Caches>('@remotion/gif/dist/cjs/gif-cache.js');
const OTTER: Parsed = {delays: [100, 200], frames: ['first', 'second'], width: 1, height: 1};
const src = 'https://example.com/otter.gif';

const settled = () => new Promise(setImmediate);

/** A Gif of a render or of a preview, with its open handles and the files that it decodes. */
function gif(kind: 'GifForRendering' | 'GifForDevelopment', props: object = {}) {
  const open: string[] = [];
  const decoding: Outcome[] = [];
  const decode = () => new Promise<Parsed>((resolve, reject) => decoding.push({resolve, reject}));
  const {[kind]: Gif} = loadedWith<Record<typeof kind, Component>>(`@remotion/gif/dist/cjs/${kind}.js`, {
    './react-tools': {parseGif: decode, parseWithWorker: () => ({prom: decode(), cancel: () => undefined})},
    './useCurrentGifIndex': {useCurrentGifIndex: () => 0},
    remotion: {
      ...remotion,
      Internals: {useLogLevel: () => 'error', Log: {verbose: () => undefined, error: () => undefined}},
      delayRender: (label: string) => (open.push(label), label),
      continueRender: (label: string) => open.includes(label) && open.splice(open.indexOf(label), 1),
    },
  });
  const page = mounted(() => Gif.render({src, ...props}, null));
  return {open, decoding, page};
}

export default inNode(
  'A Gif in a render holds "Rendering <Gif/> with src=" until its file is decoded, also after a call of onError, unless it is removed, and ignores a preloaded file; one in a Player shows that at once, and decodes it again.',
  async () => {
    const label = `Rendering <Gif/> with src="${src}"`;
    caches.manuallyManagedGifCache.set(src, OTTER);
    try {
      const waiting = gif('GifForRendering');
      assert.deepEqual(waiting.page.render().props.frames, []);
      assert.ok(waiting.open.includes(label));
      waiting.decoding[0]!.resolve(OTTER);
      await settled();
      assert.deepEqual(waiting.open, []);
      assert.deepEqual(waiting.page.render().props.frames, OTTER.frames);

      const errors: Error[] = [];
      const failing = gif('GifForRendering', {onError: (error: Error) => errors.push(error)});
      failing.page.render();
      const error = new Error('Failed to fetch');
      failing.decoding[0]!.reject(error);
      await settled();
      assert.deepEqual(errors, [error]);
      failing.page.render();
      assert.ok(failing.open.includes(label));
      failing.page.unmount();
      assert.deepEqual(failing.open, []);

      const throwing = gif('GifForRendering');
      throwing.page.render();
      throwing.decoding[0]!.reject(error);
      await settled();
      assert.throws(() => throwing.page.render(), /^Error: Failed to render GIF with source /);

      const preloaded = gif('GifForDevelopment');
      assert.deepEqual(preloaded.page.render().props.frames, OTTER.frames);
      assert.equal(preloaded.decoding.length, 1);
      caches.manuallyManagedGifCache.delete(src);
      caches.volatileGifCache.delete(src);
      assert.deepEqual(gif('GifForDevelopment').page.render().props.frames, []);
    } finally {
      caches.manuallyManagedGifCache.delete(src);
      caches.volatileGifCache.delete(src);
    }
  },
);
