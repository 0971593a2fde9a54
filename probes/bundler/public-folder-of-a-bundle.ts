import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {tinyProject} from '../lib/tiny-bundle';

const MEGABYTE = 1024 * 1024;

export default slowInNode(
  'The public folder, relative to the root, is copied after Webpack, with a call for each 10 megabytes and none for less; symbolic links are reported and made again, not in the same folder; a missing folder is no error.',
  async () => {
    const folder = newFolder();
    const bundled = tinyProject(folder, {'media/harbor.txt': 'at low tide', 'large/0.bin': ''});
    for (const index of [0, 1, 2, 3, 4]) fs.writeFileSync(path.join(folder, `large/${index}.bin`), Buffer.alloc(6 * MEGABYTE));
    const build = async (publicDir: string | null, outDir = path.join(newFolder(), 'build')) => {
      const said: unknown[] = [];
      const onPublicDirCopyProgress = (bytes: number) => void said.push(bytes / MEGABYTE);
      const onSymlinkDetected = (link: string) => void said.push(link);
      await bundled({publicDir, outDir, onPublicDirCopyProgress, onSymlinkDetected, onProgress: (percent) => void said.push(`${percent} %`)});
      return {said: said.slice(said.indexOf('100 %') + 1), copy: path.join(outDir, 'public')};
    };

    const missing = await build(null);
    assert.deepEqual([missing.said, fs.existsSync(missing.copy)], [[], false]);
    const small = await build('./media');
    assert.deepEqual([small.said, fs.readdirSync(small.copy)], [[], ['harbor.txt']]);
    assert.deepEqual((await build('large')).said, [12, 24]);

    const links = ['pier.txt', 'quay.txt'].map((name) => path.join(folder, 'media', name));
    for (const link of links) fs.symlinkSync('harbor.txt', link);
    const linked = await build(path.join(folder, 'media'), path.join(folder, 'build'));
    assert.deepEqual(linked.said, links);
    assert.equal(fs.readlinkSync(path.join(linked.copy, 'quay.txt')), path.join(folder, 'media/harbor.txt'));
    await assert.rejects(build('media', path.join(folder, 'build')), /^Error: EEXIST: file already exists, symlink/);
  },
);
