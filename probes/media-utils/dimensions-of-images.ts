import assert from 'node:assert/strict';
import {getImageDimensions} from '@remotion/media-utils';
import {inNode} from '../lib/probe';

type Loading = {src: string; width: number; height: number; onload(): void; onerror(event: object): void};

export default inNode(
  'getImageDimensions() rejects in Node.js and, with the event, for an image that fails; it loads three images at a time, and keeps a size for each src, but no failure.',
  async () => {
    await assert.rejects(getImageDimensions('/dimensions/node.jpg'), {message: 'getImageDimensions() is only available in the browser.'});
    const page = globalThis as {document?: object; Image?: unknown};
    const loading: Loading[] = [];
    page.document = {};
    page.Image = class {
      src = '';
      width = 40;
      height = 30;
      constructor() {
        loading.push(this as unknown as Loading);
      }
    };
    const turn = () => new Promise((resolve) => void setImmediate(resolve));
    try {
      const sources = ['a', 'b', 'c', 'd', 'e'].map((name) => `/dimensions/${name}.jpg`);
      const sizes = sources.map((src) => getImageDimensions(src));
      await turn();
      assert.deepEqual(
        loading.map(({src}) => src),
        sources.slice(0, 3),
      );
      loading[0]?.onload();
      assert.deepEqual(await sizes[0], {width: 40, height: 30});
      await turn();
      assert.equal(loading.length, 4);
      for (let done = 1; done < 5; done++) {
        loading[done]?.onload();
        await turn();
      }
      await Promise.all(sizes);
      assert.deepEqual(await getImageDimensions('/dimensions/a.jpg'), {width: 40, height: 30});
      assert.equal(loading.length, 5);

      const event = {type: 'error'};
      for (let attempt = 6; attempt <= 7; attempt++) {
        const missing = getImageDimensions('/dimensions/missing.jpg').then(
          () => 'loaded',
          (reason: unknown) => reason,
        );
        await turn();
        assert.equal(loading.length, attempt);
        loading.at(-1)?.onerror(event);
        assert.equal(await missing, event);
      }
    } finally {
      delete page.document;
      delete page.Image;
    }
  },
);
