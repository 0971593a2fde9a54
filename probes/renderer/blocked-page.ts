import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand(
  'A component that blocks the page is waited for 3 seconds longer than the limit, and then asked in vain for its handles.',
  async (project) => {
    project.withComposition();
    project.write({
      'src/index.tsx': `import {Composition, registerRoot, useCurrentFrame} from 'remotion';
const Note = () => {
  const end = useCurrentFrame() === 3 ? Date.now() + 60_000 : 0;
  while (Date.now() < end);
  return null;
};
registerRoot(() => <Composition id="Note" component={Note} width={320} height={180} fps={30} durationInFrames={5} />);
`,
    });
    const {code, output} = await project.remotion(['render', 'Note', 'out/blocked.mp4', '--timeout=7000', '--concurrency=1']);
    assert.equal(code, 1);
    assert.match(output, /Tried to get delayRender\(\) handles for timeout, but could not do so because of Error: Timed out evaluating page function/);
    assert.match(output, /waiting for the page to render the React component at frame 3 failed: timeout 10000ms exceeded/);
  },
);
