import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {runInFolder} from '../lib/script-in-a-folder';

export default inNode(
  'print-chapters.ts selects the composition with the format as props and prints, for each scene with a chapter, the time of its first frame and the name, up to the scene that ends the chapters.',
  async () => {
    const calls: unknown[] = [];
    const scene = (from: number, newChapter?: string, stopChapteringAfterThis = false) => ({
      from,
      scene: {type: 'videoscene', newChapter, stopChapteringAfterThis},
    });
    const scenesAndMetadata = [scene(0, 'Open the hive'), scene(1000), scene(2024, 'Find the queen'), scene(19_500, 'Close it', true), scene(20_000, 'Outro')];
    const given = {
      '@remotion/bundler': {bundle: (options: object) => Promise.resolve(void calls.push(options)).then(() => '/bundle')},
      '@remotion/renderer': {
        selectComposition: (options: object) => Promise.resolve(void calls.push(options)).then(() => ({props: {scenesAndMetadata}, fps: 30})),
      },
    };
    const ran = await runInFolder(newFolder(), 'docs/recorder/editing/chapters.mdx', 'print-chapters.ts', ['bee-hive', 'square'], given);
    assert.deepEqual(ran, {printed: ['0:00 Open the hive', '1:07 Find the queen', '10:50 Close it'], error: ''});
    assert.deepEqual(calls, [{entryPoint: './remotion/index.ts'}, {serveUrl: '/bundle', id: 'bee-hive', inputProps: {canvasLayout: 'square'}}]);
  },
);
