import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {tinyProject} from '../lib/tiny-bundle';

type Listed = {name: string; sizeInBytes: number; lastModified: number};

export default slowInNode(
  'The page of a bundle holds the list of the public folder as it was at the time of bundling, with sizes and milliseconds since 1970; a file that is added later is missing until the project is bundled again.',
  async () => {
    const folder = newFolder();
    const bundleIt = tinyProject(folder, {'public/beach.jpg': 'sand'});
    const changed = new Date('2024-05-06T07:08:09Z');
    fs.utimesSync(path.join(folder, 'public/beach.jpg'), changed, changed);
    const listed = (build: string) => {
      const [, list = '[]'] =
        /window\.remotion_staticFiles = (\[.*?\]);?\n?\s*(?:window|<)/s.exec(fs.readFileSync(path.join(build, 'index.html'), 'utf8')) ?? [];
      return (JSON.parse(list) as Listed[]).map(({name, sizeInBytes, lastModified}) => [name, sizeInBytes, lastModified]);
    };
    const first = await bundleIt();
    fs.writeFileSync(path.join(folder, 'public/sea.jpg'), 'water');
    assert.deepEqual(listed(first), [['beach.jpg', 4, changed.getTime()]]);
    const second = await bundleIt();
    assert.deepEqual(
      listed(second).map(([name]) => name),
      ['beach.jpg', 'sea.jpg'],
    );
    for (const build of [first, second]) fs.rmSync(build, {recursive: true, force: true});
  },
);
