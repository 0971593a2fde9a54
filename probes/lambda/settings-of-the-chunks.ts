import assert from 'node:assert/strict';
import {launch} from '../lib/inside-a-function';
import {inNode} from '../lib/probe';

export default inNode(
  'The main function passes the props of calculateMetadata() on to each chunk, but does not use its file name, image format or pixel format; chunks run in rendererFunctionName, if there is one.',
  async () => {
    const keys: unknown[] = [];
    const render = async (change: object) => {
      const {chunks} = await launch({imageFormat: 'jpeg', pixelFormat: null, webhook: null, concurrencyPerFunction: 1, ...change}, ({key}) => {
        keys.push(key);
        return Promise.resolve({});
      });
      return chunks.map(({functionName, payload: {chunk, frameRange, imageFormat, pixelFormat, resolvedProps, concurrencyPerLambda}}) => [
        ...[functionName, chunk, frameRange, imageFormat, pixelFormat],
        ...[resolvedProps, concurrencyPerLambda],
      ]);
    };
    const props = {type: 'payload', payload: '{"berth":4}'};
    assert.deepEqual(
      await render({}),
      [0, 20, 40].map((first, chunk) => ['remotion-render-harbor', chunk, [first, first + 19], 'jpeg', null, props, 1]),
    );
    const names = (await render({rendererFunctionName: 'remotion-render-dinghy', outName: 'race.mp4'})).map(([name]) => name);
    assert.deepEqual([...new Set(names)], ['remotion-render-dinghy']);
    assert.deepEqual(keys, ['renders/q8m1s6v2zt/out.mp4', 'renders/q8m1s6v2zt/race.mp4']);
  },
);
