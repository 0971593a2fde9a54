import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Item = {id: string; from: number; durationInFrames: number; text: string};
type Sample = {renderState: (serveUrl: string, body: unknown) => Promise<string>};

export default inNode(
  'renderState() of the sample checks the state before anything is rendered: one that is no state is refused before a browser opens, and a video of ten hours with "600.0 minutes are too long".',
  async () => {
    const done: string[] = [];
    const renderer = {
      selectComposition: ({inputProps}: {inputProps: {tracks: {items: Item[]}[]}}) => {
        done.push('select');
        const ends = inputProps.tracks.flatMap(({items}) => items.map(({from, durationInFrames}) => from + durationInFrames));
        return Promise.resolve({id: 'Edited', fps: 30, durationInFrames: Math.max(1, ...ends)});
      },
      renderMedia: () => {
        done.push('render');
        return Promise.resolve();
      },
    };
    const {renderState} = sampleOf<Sample>(['docs/timeline/render.mdx'], 'server/render-state', {'@remotion/renderer': renderer});
    const lasting = (durationInFrames: number) => ({tracks: [{id: 'one', items: [{id: 'a', from: 0, durationInFrames, text: 'Low tide'}]}]});
    for (const body of [null, 'tracks', {tracks: 'none'}, lasting(0), lasting(1.5)]) {
      await assert.rejects(renderState('https://site.example.com', body), {name: 'ZodError'});
    }
    assert.deepEqual(done, []);
    await assert.rejects(renderState('https://site.example.com', lasting(10 * 3600 * 30)), {message: '600.0 minutes are too long.'});
    assert.deepEqual(done.splice(0), ['select']);
    assert.match(await renderState('https://site.example.com', lasting(10 * 60 * 30)), /^out\/[\w-]+\.mp4$/);
    assert.deepEqual(done, ['select', 'render']);
  },
);
