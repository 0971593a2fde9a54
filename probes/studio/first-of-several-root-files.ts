import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Handler = (given: {
  input: {compositionId: string; defaultProps: string; enumPaths: string[]};
  remotionRoot: string;
  entryPoint: string;
}) => Promise<{success: boolean; reason?: string}>;

const FILES = ['src/Root.tsx', 'remotion/Root.tsx', 'app/remotion/Root.tsx', 'src/Video.tsx', 'src/remotion/Root.tsx'];

export default inNode(
  'If several of src/Root.tsx, remotion/Root.tsx, app/remotion/Root.tsx, src/Video.tsx and src/remotion/Root.tsx exist, default props are only saved into the first of them in this order, where the composition has to be.',
  async () => {
    const {updateDefaultPropsHandler: save} = installed<{updateDefaultPropsHandler: Handler}>(
      '@remotion/studio-server/dist/preview-server/routes/update-default-props.js',
    );
    /** The files of the composition Quote into which a text is saved, if these files exist and some of them have it. */
    const savedInto = async (existing: string[], holding = existing) => {
      const remotionRoot = newFolder();
      for (const name of existing) {
        fs.mkdirSync(path.dirname(path.join(remotionRoot, name)), {recursive: true});
        const id = holding.includes(name) ? 'Quote' : 'Other';
        fs.writeFileSync(path.join(remotionRoot, name), `export const Root = () => <Composition id="${id}" defaultProps={{text: 'Old'}} />;\n`);
      }
      const input = {compositionId: 'Quote', defaultProps: JSON.stringify({text: 7}), enumPaths: []};
      await save({input, remotionRoot, entryPoint: path.join(remotionRoot, 'src/index.ts')});
      return existing.filter((name) => /text: 7/.test(fs.readFileSync(path.join(remotionRoot, name), 'utf8')));
    };
    for (const [index, name] of FILES.entries()) assert.deepEqual(await savedInto(FILES.slice(index)), [name]);
    assert.deepEqual(await savedInto(FILES, FILES.slice(1)), []);
  },
);
