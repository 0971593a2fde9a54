import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('The frame of an artifact counts from the start of the sequence around it.', async (project) => {
  project.withComposition();
  project.write({
    'src/index.tsx': `import {Artifact, Composition, registerRoot, Sequence} from 'remotion';
const Note = () => <Sequence from={4}><Artifact filename="a.txt" content="hello" /></Sequence>;
registerRoot(() => <Composition id="Note" component={Note} width={320} height={180} fps={30} durationInFrames={8} />);
`,
  });
  const {code, output} = await project.remotion(['render', 'Note', '--concurrency=1']);
  assert.notEqual(code, 0);
  assert.match(output, /"a\.txt" was already registered at frame 0, but now registered again at frame 1\./);
});
