import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Handler = (given: {
  input: {compositionId: string; defaultProps: string; enumPaths: string[]};
  remotionRoot: string;
  entryPoint: string;
}) => Promise<{success: boolean; reason?: string}>;

/** What becomes of saving the props of the composition Quote in a project with this root file. */
async function saving(name?: string, defaultProps = "{{text: 'Old'}}") {
  const {updateDefaultPropsHandler: save} = installed<{updateDefaultPropsHandler: Handler}>(
    '@remotion/studio-server/dist/preview-server/routes/update-default-props.js',
  );
  const remotionRoot = newFolder();
  const file = path.join(remotionRoot, name ?? 'src/Other.tsx');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `const props = {text: 'Old'};\nexport const Root = () => <Composition id="Quote" defaultProps=${defaultProps} />;\n`);
  const input = {compositionId: 'Quote', defaultProps: JSON.stringify({text: 7}), enumPaths: []};
  const {success, reason} = await save({input, remotionRoot, entryPoint: path.join(remotionRoot, 'src/index.ts')});
  return {success, reason, saved: /text: 7/.test(fs.readFileSync(file, 'utf8'))};
}

export default slowInNode(
  'Default props are saved, whatever their types, into a root file at one of five places, instead of the object there; no such file, one in JavaScript and a variable as defaultProps are refused.',
  async () => {
    for (const name of ['src/Root.tsx', 'remotion/Root.tsx', 'app/remotion/Root.tsx', 'src/Video.tsx', 'src/remotion/Root.tsx'])
      assert.deepEqual(await saving(name), {success: true, reason: undefined, saved: true});
    const refused = (reason: string) => ({success: false, reason, saved: false});
    assert.deepEqual(await saving(), refused('Cannot find root file in project'));
    assert.deepEqual(await saving('src/Root.jsx'), refused('Cannot update Root file if not using TypeScript'));
    assert.deepEqual(
      await saving('src/Root.tsx', '{props}'),
      refused('`defaultProps` prop must be a hardcoded value in the <Composition/> tag with the ID "Quote".'),
    );
  },
);
