import assert from 'node:assert/strict';
import path from 'node:path';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {tinyProject} from '../lib/tiny-bundle';

export default inNode('Of a project with several entry points, Webpack gets the one with which bundle() is called, and none of the others.', async () => {
  const folder = newFolder();
  const names = ['src/index.ts', 'src/posters.ts', 'video/main.ts'];
  const bundled = tinyProject(folder, Object.fromEntries(names.map((name) => [name, 'registerRoot();\n'])));
  for (const name of names) {
    let given: string[] = [];
    await bundled({
      entryPoint: path.join(folder, name),
      webpackOverride: (config) => {
        given = (config.entry as string[]).filter((file) => file.startsWith(folder));
        return config;
      },
    });
    assert.deepEqual(given, [path.join(folder, name)]);
  }
});
