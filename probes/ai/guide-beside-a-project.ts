import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import ts from 'typescript';
import {linesThatFail} from '../lib/lines-that-fail';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const NAME = 'remotion-guide.tsx';

export default slowInNode(
  'The guide has no type errors with the packages and Zod, and one where it uses what they lack or Zod is missing; a tsconfig.json that covers the root includes it, and the bundle of a project beside it does not contain it.',
  async () => {
    const guide = /^```tsx title="remotion-guide\.tsx"[^\n]*\n(.*?)^```/ms.exec(fs.readFileSync('docs/ai/system-prompt.mdx', 'utf8'))![1]!;
    const lacking = [
      `import {z as none} from 'zod-of-nobody'; // wrong`,
      'export const late = [none, spring({frame: 0, fps, config: {friction: 200}})]; // wrong',
    ];
    const {refused, wrong} = linesThatFail([guide, ...lacking].join('\n'));
    assert.deepEqual([refused, wrong], [lacking, lacking]);

    const folder = newFolder();
    fs.mkdirSync(path.join(folder, 'src'));
    fs.writeFileSync(path.join(folder, NAME), guide);
    fs.writeFileSync(path.join(folder, 'src/index.ts'), `import {Scene} from './Scene';\nconsole.log(Scene);\n`);
    fs.writeFileSync(path.join(folder, 'src/Scene.tsx'), `export const Scene = 'Tide table';\n`);
    const covered = (config: object) =>
      ts
        .parseJsonConfigFileContent(config, ts.sys, folder)
        .fileNames.map((file) => path.relative(folder, file))
        .sort();
    assert.deepEqual(covered({}), [NAME, 'src/Scene.tsx', 'src/index.ts']);
    assert.deepEqual(covered({include: ['src']}), ['src/Scene.tsx', 'src/index.ts']);
    const {metafile, outputFiles} = await build({
      ...{entryPoints: [path.join(folder, 'src/index.ts')], absWorkingDir: folder},
      ...{bundle: true, write: false, metafile: true, outdir: folder},
    });
    assert.deepEqual(Object.keys(metafile.inputs).sort(), ['src/Scene.tsx', 'src/index.ts']);
    assert.ok(!outputFiles[0]!.text.includes('trailerSchema'));
  },
);
