import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {tinyProject} from '../lib/tiny-bundle';

export default inNode(
  'bundle() writes into a new temporary folder, or into outDir, which it creates but does not empty; onDirectoryCreated gets the path before Webpack starts, also if the code does not compile, and the folder stays.',
  async () => {
    const folder = newFolder();
    const bundled = tinyProject(folder, {'build/leftover.js': 'old', 'build/public/gull.txt': 'old', 'public/tern.txt': 'new'});
    const steps: string[] = [];
    const onDirectoryCreated = (dir: string) => void steps.push(dir);
    const webpackOverride = <Configuration>(current: Configuration) => (steps.push('Webpack'), current);

    const temporary = await bundled({onDirectoryCreated, webpackOverride});
    assert.deepEqual(steps, [temporary, 'Webpack']);
    assert.ok(temporary.startsWith(path.join(os.tmpdir(), 'remotion-webpack-bundle-')), temporary);
    assert.ok(fs.existsSync(path.join(temporary, 'index.html')));
    fs.rmSync(temporary, {recursive: true});

    const outDir = path.join(folder, 'build');
    assert.equal(await bundled({outDir}), outDir);
    assert.equal(await bundled({outDir: path.join(folder, 'new/bundle')}), path.join(folder, 'new/bundle'));
    const left = ['leftover.js', 'public/gull.txt', 'public/tern.txt'].map((name) => fs.readFileSync(path.join(outDir, name), 'utf8'));
    assert.deepEqual(left, ['old', 'old', 'new']);

    steps.length = 0;
    fs.writeFileSync(path.join(folder, 'tiny.js'), 'import "./missing";\n');
    await assert.rejects(bundled({onDirectoryCreated}), new RegExp(`^Error: Module not found: Error: Can't resolve './missing' in '${folder}'`));
    assert.ok(fs.existsSync(steps[0]!));
    fs.rmSync(steps[0]!, {recursive: true});
    fs.writeFileSync(path.join(folder, 'tiny.js'), 'const tide = ;\n');
    await assert.rejects(bundled({outDir}), /Unexpected ";"|Unexpected token/);
  },
);
