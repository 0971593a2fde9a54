import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

/** The renderer reads the list of compositions without audio, and renders the frames with it. */
const ENTRY = `import {Composition, registerRoot} from 'remotion';

const Tide = () => <div>low</div>;

registerRoot(() => <Composition id={window.remotion_audioEnabled ? 'Ebb' : 'Flow'} component={Tide} width={320} height={180} fps={30} durationInFrames={10} />);
`;

export default byCommand(
  'A composition that is not registered again in the page of the frames ends the render with the timeout of "Waiting for Composition", and not with a message that lists the others.',
  async (project) => {
    project.withComposition();
    project.write({'src/index.tsx': ENTRY});
    const {code, output} = await project.remotion(['render', 'Flow', 'out/tide.mp4', '--timeout=7000', '--concurrency=1']);
    assert.equal(code, 1, output);
    assert.match(output, /A delayRender\(\) "Waiting for Composition "Flow"" was called but not cleared after 5000ms/);
    assert.doesNotMatch(output, /Found no composition with the name/);
  },
);
