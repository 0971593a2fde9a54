import assert from 'node:assert/strict';
import fs from 'node:fs';
import {byCommand} from '../lib/probe';

export default byCommand('--repro makes a ZIP file only of a render that succeeds; one that fails leaves the folder .remotionrepro.', async (project) => {
  project.withComposition();
  project.write({
    'src/index.tsx': `import {Composition, registerRoot} from 'remotion';
const Note = () => { throw new Error('no ink left'); };
registerRoot(() => <Composition id="Note" component={Note} width={320} height={180} fps={30} durationInFrames={2} />);
`,
  });
  const {code, output} = await project.remotion(['render', 'Note', '--repro']);
  assert.equal(code, 1, output);
  assert.deepEqual(
    fs.readdirSync(project.folder).filter((name) => name.endsWith('.zip')),
    [],
  );
  assert.ok(project.has('.remotionrepro/bundle/index.html'));
  assert.match(project.read('.remotionrepro/logs.txt').toString(), /no ink left/);
});
