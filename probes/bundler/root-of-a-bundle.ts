import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {tinyProject} from '../lib/tiny-bundle';

export default inNode(
  'The root is the closest folder with a package.json, from that of the entry point to three above it, else the working directory, which it is while Webpack works, and also afterward if Webpack refuses its configuration.',
  async () => {
    const folder = newFolder();
    const bundled = tinyProject(folder, {'a/b/c/index.ts': 'registerRoot();\n', 'a/b/c/d/index.ts': 'registerRoot();\n', 'elsewhere/note.txt': ''});
    const before = process.cwd();
    const roots: string[] = [];
    const build = (entry: string, rootDir?: string) =>
      bundled({
        entryPoint: path.join(folder, entry),
        outDir: path.join(folder, 'build'),
        ...(rootDir ? {rootDir} : {}),
        webpackOverride: (current) => (roots.push(process.cwd()), current),
      });
    try {
      process.chdir(path.join(folder, 'elsewhere'));
      for (const entry of ['src/index.ts', 'a/b/c/index.ts', 'a/b/c/d/index.ts']) await build(entry);
      await build('src/index.ts', path.join(folder, 'a'));
      assert.deepEqual(roots, [folder, folder, path.join(folder, 'elsewhere'), path.join(folder, 'a')]);
      assert.equal(process.cwd(), path.join(folder, 'elsewhere'));
      fs.writeFileSync(path.join(folder, 'tiny.js'), 'import "./missing";\n');
      await assert.rejects(build('src/index.ts'), /Module not found/);
      assert.equal(process.cwd(), path.join(folder, 'elsewhere'));
      await assert.rejects(bundled({outDir: 'build'}), /is not an absolute path!/);
      assert.equal(process.cwd(), folder);
    } finally {
      process.chdir(before);
    }
  },
);
