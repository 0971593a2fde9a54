import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {RenderInternals} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const {findEntryPoint} = installed<{findEntryPoint: (given: object) => {file: string; remainingArgs: string[]}}>('@remotion/cli/dist/entry-point.js');
const {getCompositionId} = installed<{getCompositionId: (given: object) => Promise<{compositionId: string; argsAfterComposition: string[]}>}>(
  '@remotion/cli/dist/get-composition-id.js',
);
const {getOutputFilename} = installed<{getOutputFilename: (given: object) => string}>('@remotion/cli/dist/get-filename.js');

export default inNode(
  'In the render command of the page on exporting, the first word is the ID of the composition and the second one the file, in a project whose entry point is remotion/index.ts.',
  async () => {
    const [, line = ''] = /^npx remotion render (\S+ \S+)$/m.exec(fs.readFileSync('docs/recorder/exporting.mdx', 'utf8')) ?? [];
    const [id, output] = line.split(' ');
    const remotionRoot = newFolder();
    fs.mkdirSync(path.join(remotionRoot, 'remotion'));
    fs.writeFileSync(path.join(remotionRoot, 'remotion/index.ts'), '');
    const {file, remainingArgs} = findEntryPoint({args: line.split(' '), logLevel: 'error', remotionRoot, allowDirectory: true});
    assert.equal(file, path.join(remotionRoot, 'remotion/index.ts'));
    const {internalSelectComposition} = RenderInternals;
    try {
      Object.assign(RenderInternals, {internalSelectComposition: (given: {id: string}) => Promise.resolve({metadata: {id: given.id}, propsSize: 0})});
      const {compositionId, argsAfterComposition} = await getCompositionId({args: remainingArgs, compositionIdFromUi: null, logLevel: 'error'});
      const naming = {imageSequence: false, compositionDefaultOutName: null, defaultExtension: 'mp4', fromUi: null, logLevel: 'error'};
      const written = getOutputFilename({...naming, compositionName: compositionId, args: argsAfterComposition});
      assert.deepEqual([compositionId, written], ['bee-hive', 'out/bee-hive.mp4']);
      assert.deepEqual([compositionId, written], [id, output]);
    } finally {
      Object.assign(RenderInternals, {internalSelectComposition});
    }
  },
);
