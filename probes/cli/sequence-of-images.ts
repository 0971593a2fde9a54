import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A sequence of eleven PNG images is named element-00.png to element-10.png, and the command ends with ▶.', async (project) => {
  project.withComposition();
  project.write({
    'src/index.tsx': `import {Composition, registerRoot} from 'remotion';
const Note = () => null;
registerRoot(() => <Composition id="Note" component={Note} width={320} height={180} fps={30} durationInFrames={11} />);
`,
  });
  const {code, output} = await project.remotion(['render', 'Note', 'out/images', '--sequence', '--image-format=png']);
  assert.equal(code, 0, output);
  assert.ok(project.has('out/images/element-00.png') && project.has('out/images/element-10.png'));
  assert.match(output, /▶/);
});
