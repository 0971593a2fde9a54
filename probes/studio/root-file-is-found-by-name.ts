import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Info = {getProjectInfo: (root: string, entry: string) => Promise<{relativeRootFile: string | null}>};
const {getProjectInfo} = installed<Info>('@remotion/studio-server/dist/preview-server/project-info.js');
const {checkIfTypeScriptFile} = installed<{checkIfTypeScriptFile: (file: string) => void}>(
  '@remotion/studio-server/dist/preview-server/routes/can-update-default-props.js',
);

export default inNode(
  'The Studio finds the file into which it saves default props by its name: src/Root.tsx or src/Video.tsx, not src/Compositions.tsx; a .jsx file is found and refused with "Cannot update Root file if not using TypeScript".',
  async () => {
    const folder = newFolder();
    fs.mkdirSync(path.join(folder, 'src'));
    const found = async (...names: string[]) => {
      for (const name of names) fs.writeFileSync(path.join(folder, 'src', name), '');
      const {relativeRootFile} = await getProjectInfo(folder, path.join(folder, 'src/index.ts'));
      for (const name of names) fs.rmSync(path.join(folder, 'src', name));
      return relativeRootFile;
    };
    assert.equal(await found('Compositions.tsx'), null);
    assert.equal(await found('Root.tsx', 'Video.tsx'), path.join('src', 'Root.tsx'));
    assert.equal(await found('Video.tsx'), path.join('src', 'Video.tsx'));
    const refused = await found('Root.jsx');
    assert.equal(refused, path.join('src', 'Root.jsx'));
    assert.throws(() => checkIfTypeScriptFile(refused), {message: 'Cannot update Root file if not using TypeScript'});
    checkIfTypeScriptFile('src/Root.tsx');
  },
);
