import assert from 'node:assert/strict';
import fs from 'node:fs';
import {byCommand} from '../lib/probe';

const [, NARRATION = ''] = /^```tsx title="src\/Narration\.tsx"[^\n]*\n(.*?)^```/ms.exec(fs.readFileSync('docs/artifacts.mdx', 'utf8')) ?? [];

const ENTRY = `import {Artifact, Composition, registerRoot} from 'remotion';
import {Narration} from './Narration';
const Twice = () => <><Artifact filename="moss.txt" content="a" /><Artifact filename="moss.txt" content="b" /></>;
const Binary = () => <Artifact filename="moss.png" content={new Uint8Array([0x89, 0x50, 0x4e, 0x47])} />;
const size = {width: 320, height: 180, fps: 30, durationInFrames: 150};
registerRoot(() => <>{Object.entries({Narration, Twice, Binary}).map(([id, it]) => <Composition key={id} id={id} component={it} {...size} />)}</>);
`;

const SRT = `1
00:00:00,000 --> 00:00:02,000
Lichens grow slowly.

2
00:00:02,000 --> 00:00:05,000
This one is older than the house.
`;

export default byCommand(
  'The sample of the page writes a video, its subtitles, which replace an earlier file, and a JPEG; in a still, two files of one name fail, and so do bytes that are no text.',
  async (project) => {
    project.withComposition();
    project.write({'src/index.tsx': ENTRY, 'src/Narration.tsx': NARRATION, 'out/Narration/narration.srt': 'an earlier file'});
    const {code, output} = await project.remotion(['render', 'Narration', 'out/narration.mp4']);
    assert.equal(code, 0, output);
    assert.ok(project.has('out/narration.mp4'));
    assert.equal(project.read('out/Narration/narration.srt').toString(), SRT);
    assert.deepEqual([...project.read('out/Narration/thumbnail.jpg').subarray(0, 3)], [0xff, 0xd8, 0xff]);
    for (const [id, message] of [
      ['Twice', 'An artifact with output "moss.txt" was already registered at frame 0, but now registered again at frame 0. Artifacts must have unique names.'],
      ['Binary', "Failed to execute 'btoa' on 'Window': The string to be encoded contains characters outside of the Latin1 range."],
    ] as const) {
      const still = await project.remotion(['still', id, 'out/a.png']);
      assert.equal(still.code, 1, still.output);
      assert.ok(still.output.includes(message), still.output);
    }
  },
);
