import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {tinyProject} from '../lib/tiny-bundle';

export default inNode(
  'A bundle has the code and the files of the public folder as they were when it was made; what is changed or added afterward is missing until the project is bundled again.',
  async () => {
    const folder = newFolder();
    const bundled = tinyProject(folder, {'public/tide.txt': 'low'});
    const seen = (build: string) => [
      /"(low|high) water"/.exec(fs.readFileSync(path.join(build, 'bundle.js'), 'utf8'))?.[1],
      fs.readFileSync(path.join(build, 'public/tide.txt'), 'utf8'),
      fs.existsSync(path.join(build, 'public/moon.txt')),
    ];
    const write = (name: string, content: string) => fs.writeFileSync(path.join(folder, name), content);
    write('tiny.js', 'document.title = "low water";\n');
    const first = await bundled();
    write('tiny.js', 'document.title = "high water";\n');
    write('public/tide.txt', 'high');
    write('public/moon.txt', 'new');
    assert.deepEqual(seen(first), ['low', 'low', false]);
    const second = await bundled();
    assert.deepEqual(
      [seen(first), seen(second)],
      [
        ['low', 'low', false],
        ['high', 'high', true],
      ],
    );
    for (const build of [first, second]) fs.rmSync(build, {recursive: true, force: true});
  },
);
