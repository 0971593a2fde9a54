import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('Of the variables of the shell, one that begins with REMOTION_ reaches the composition and another one does not.', async (project) => {
  project.withComposition();
  project.write({
    'src/index.tsx': `import {Composition, registerRoot} from 'remotion';
const Note = () => { throw new Error('SEEN ' + process.env.REMOTION_TIDE + ' ' + process.env.TIDE); };
registerRoot(() => <Composition id="Note" component={Note} width={320} height={180} fps={30} durationInFrames={10} />);
`,
  });
  const {output} = await project.remotion(['still', 'Note'], {env: {REMOTION_TIDE: 'high', TIDE: 'low'}});
  assert.match(output, /SEEN high undefined/);
});
