import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {tinyProject} from '../lib/tiny-bundle';

const contents = (folder: string) =>
  Object.fromEntries(
    (fs.readdirSync(folder, {recursive: true}) as string[])
      .map((name) => path.join(folder, name))
      .filter((file) => fs.statSync(file).isFile())
      .map((file) => [path.relative(folder, file), fs.readFileSync(file, 'latin1')]),
  );

export default inNode(
  'Each call of bundle() runs Webpack and copies the public folder again, and makes the same files of the same project; without the source files, or where it cannot write, it rejects.',
  async () => {
    const folder = newFolder();
    let runs = 0;
    const bundled = tinyProject(folder, {'public/map.txt': 'the harbor'});
    const webpackOverride = (config: object) => {
      runs++;
      return config as never;
    };
    const builds = [];
    for (const name of ['first', 'second']) builds.push(await bundled({webpackOverride, outDir: path.join(newFolder(), name)}));
    assert.equal(runs, 2);
    const [first, second] = builds.map(contents);
    assert.equal(first!['public/map.txt'], 'the harbor');
    assert.deepEqual(Object.keys(first!).toSorted(), Object.keys(second!).toSorted());
    for (const [name, content] of Object.entries(first!)) if (name !== 'index.html') assert.equal(second![name], content, name);
    // The page names when a file of the public folder was last changed, which is the same time, too.
    assert.equal(second!['index.html'], first!['index.html']);

    fs.writeFileSync(path.join(folder, 'no-folder'), '');
    await assert.rejects(bundled({outDir: path.join(folder, 'no-folder/build')}), /ENOTDIR/);
    fs.rmSync(path.join(folder, 'tiny.js'));
    await assert.rejects(bundled({webpackOverride}), /Module not found[^]*tiny\.js/);
    fs.rmSync(path.join(folder, 'src'), {recursive: true});
    await assert.rejects(bundled(), /ENOENT|entry point/i);
  },
);
