import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const ENTRY = `import {useEffect, useRef} from 'react';
import {Composition, registerRoot, useCurrentFrame} from 'remotion';

const tab = Math.random();
const Note = () => {
  const frame = useCurrentFrame();
  const count = useRef(0);
  useEffect(() => {
    count.current++;
    console.log('FRAME ' + frame + ' in ' + tab + ' as ' + count.current + '.');
  }, [frame]);
  return null;
};
registerRoot(() => <Composition id="Note" component={Note} width={320} height={180} fps={30} durationInFrames={12} />);
`;

export default byCommand(
  'A render in two tabs renders each frame in one of them: both begin at different frames, neither sees them all, each has random numbers of its own, and what is counted from frame to frame differs from the frame.',
  async (project) => {
    project.withComposition();
    project.write({'src/index.tsx': ENTRY});
    const {code, output, stdout} = await project.remotion(['render', 'Note', 'out/note.mp4', '--concurrency=2', '--log=verbose']);
    assert.equal(code, 0, output);
    const seen = [...stdout.matchAll(/^\[Tab .*\] FRAME (\d+) in ([\d.e-]+) as (\d+)\.$/gm)].map(([, frame, tab, count]) => ({
      frame: Number(frame),
      tab,
      count: Number(count),
    }));
    const said = seen.map(({frame, tab, count}) => `${tab} ${frame} ${count}`).join('\n');
    const tabs = [...new Set(seen.map(({tab}) => tab))].map((tab) => seen.filter((each) => each.tab === tab));
    assert.equal(tabs.length, 2, said);
    assert.deepEqual(
      seen.map(({frame}) => frame).toSorted((one, other) => one - other),
      Array.from({length: 12}, (_, index) => index),
      said,
    );
    assert.ok(tabs.every((frames) => frames.length > 0 && frames.length < 12));
    assert.notEqual(tabs[0]![0]!.frame, tabs[1]![0]!.frame);
    assert.ok(
      seen.some(({frame, count}) => count !== frame + 1),
      said,
    );
  },
);
