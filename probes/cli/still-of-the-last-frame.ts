import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('--frame=-1 renders the last frame, and a frame beyond the end stops the command.', async (project) => {
  project.withComposition();
  project.write({
    'src/index.tsx': `import {Composition, registerRoot, useCurrentFrame} from 'remotion';
const Note = () => { throw new Error('SEEN ' + useCurrentFrame()); };
registerRoot(() => <Composition id="Note" component={Note} width={320} height={180} fps={30} durationInFrames={10} />);
`,
  });
  assert.match((await project.remotion(['still', 'Note', '--frame=-1'])).output, /SEEN 9/);
  const {code, output} = await project.remotion(['still', 'Note', '--frame=10']);
  assert.equal(code, 1);
  assert.match(output, /Cannot use frame 10: Duration of composition is 10, therefore the highest frame that can be rendered is 9/);
});
