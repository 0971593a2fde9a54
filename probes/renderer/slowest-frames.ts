import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

/** Frame 0 waits for two seconds, frame 20 for one. */
const ENTRY = `import {useEffect} from 'react';
import {Composition, continueRender, delayRender, registerRoot, useCurrentFrame} from 'remotion';

const Slow = () => {
  const frame = useCurrentFrame();
  useEffect(() => {
    const handle = delayRender('slow');
    setTimeout(() => continueRender(handle), frame === 0 ? 2000 : frame === 20 ? 1000 : 0);
  }, [frame]);
  return <p>{frame}</p>;
};

registerRoot(() => <Composition id="Note" component={Slow} width={320} height={180} fps={30} durationInFrames={25} />);
`;

export default byCommand(
  'If the first frame is the slowest, the list of ten slow frames at the end of a verbose render leaves out the second slowest, at frame 20.',
  async (project) => {
    project.withComposition();
    project.write({'src/index.tsx': ENTRY});
    const {code, output} = await project.remotion(['render', 'src/index.tsx', 'Note', 'out.mp4', '--concurrency=1', '--log=verbose']);
    assert.equal(code, 0, output);
    const listed = [...output.matchAll(/Frame (\d+) \(/g)].map(([, frame]) => Number(frame));
    assert.equal(listed[0], 0);
    assert.equal(listed.length, 10);
    assert.equal(listed.includes(20), false);
  },
);
