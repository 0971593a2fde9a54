import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const ENTRY = `import {Composition, registerRoot, staticFile, Video} from 'remotion';
const Harbor = () => <Video src={staticFile('harbor.mp4')} onError={() => console.log('onError was called')} />;
registerRoot(() => <Composition id="Note" component={Harbor} width={320} height={180} fps={30} durationInFrames={10} />);
`;

export default byCommand(
  'A <Video> whose file is missing ends a render with the timeout of its handle "Loading <Video> duration", and a render does not call onError.',
  async (project) => {
    project.withComposition();
    project.write({'src/index.tsx': ENTRY});
    await project.remotion(['bundle']);
    for (const frame of [0, 5]) {
      const {code, output} = await project.remotion(['still', 'build', 'Note', 'out/note.png', `--frame=${frame}`, '--timeout=7000', '--log=verbose']);
      assert.equal(code, 1);
      assert.match(output, /A delayRender\(\) "Loading <Video> duration with src=[^"]*harbor\.mp4" was called but not cleared after 5000ms/);
      assert.doesNotMatch(output, /onError was called$/m);
    }
  },
);
