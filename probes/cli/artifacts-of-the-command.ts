import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('Artifacts of the command land in out/Note, also if the video goes elsewhere.', async (project) => {
  project.withComposition();
  project.write({
    'src/index.tsx': `import {Artifact, Composition, registerRoot, useCurrentFrame} from 'remotion';
const Note = () => (useCurrentFrame() === 0 ? <Artifact filename="narration.srt" content="hello" /> : null);
registerRoot(() => <Composition id="Note" component={Note} width={320} height={180} fps={30} durationInFrames={3} />);
`,
  });
  const {code, output} = await project.remotion(['render', 'Note', 'videos/a.mp4']);
  assert.equal(code, 0, output);
  assert.equal(project.read('out/Note/narration.srt').toString(), 'hello');
  assert.ok(project.has('videos/a.mp4'));
});
