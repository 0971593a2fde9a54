import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {studioFunction} from '../lib/studio-function';

type File = {name: string; lastModified: number};
type Watched = {cancel(): void};

const watchFolder = studioFunction('watch-public-folder', 'watchPublicFolder') as unknown as (callback: (files: File[]) => void) => Watched;
const watchFile = studioFunction('watch-static-file', 'watchStaticFile') as unknown as (name: string, callback: (file: File | null) => void) => Watched;

export default inNode(
  'watchPublicFolder() passes the whole list at each change, watchStaticFile() the file, its name with or without a slash in front, and null once it is deleted; both say nothing at first, and nothing after cancel().',
  () => {
    const page = globalThis as {window?: object; document?: object};
    const window = Object.assign(new EventTarget(), {
      remotion_isStudio: true,
      remotion_staticBase: '/static-4f2a',
      remotion_staticFiles: [] as File[],
    });
    const changeTo = (...files: File[]) => {
      window.remotion_staticFiles = files;
      window.dispatchEvent(new Event('remotion_staticFilesChanged'));
    };
    const [other, first, second] = [
      {name: 'a.png', lastModified: 1},
      {name: 'exports/b.png', lastModified: 2},
      {name: 'exports/b.png', lastModified: 3},
    ];
    const lists: File[][] = [];
    const seen: Array<File | null>[] = [[], [], []];
    page.window = window;
    page.document = {};
    try {
      const watching = [watchFolder((files) => lists.push(files))];
      for (const [index, name] of ['exports/b.png', '/exports/b.png', '/static-4f2a/exports/b.png'].entries())
        watching.push(watchFile(name, (file) => seen[index]?.push(file)));
      assert.deepEqual([lists, seen], [[], [[], [], []]]);
      const steps = [[other], [other, first], [other, first], [other, second], [other], []];
      for (const files of steps) changeTo(...files);
      assert.deepEqual(lists, steps);
      assert.deepEqual(seen, Array(3).fill([first, second, null]));
      for (const {cancel} of watching) cancel();
      changeTo(first);
      assert.deepEqual([lists.length, ...seen.map(({length}) => length)], [steps.length, 3, 3, 3]);
    } finally {
      delete page.window;
      delete page.document;
    }
  },
);
