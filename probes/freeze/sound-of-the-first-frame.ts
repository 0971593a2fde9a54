import assert from 'node:assert/strict';
import fs from 'node:fs';
import {media} from '../lib/media';
import {byCommand} from '../lib/probe';

/** Samples per frame: two channels of 48,000 at 30 frames per second. */
const FRAME = 3200;

export default byCommand('With one browser tab, a render keeps the sound in a freeze for one frame at its beginning.', async (project) => {
  project.withComposition();
  project.write({
    'public/tone.wav': fs.readFileSync(await media('tone.wav')),
    'src/index.tsx': `import {Audio, Composition, Freeze, registerRoot, staticFile} from 'remotion';
const Still = () => <Freeze frame={10} active={(frame) => frame >= 10}><Audio src={staticFile('tone.wav')} /></Freeze>;
registerRoot(() => <Composition id="Still" component={Still} width={320} height={180} fps={30} durationInFrames={30} />);
`,
  });
  const {code, output} = await project.remotion(['render', 'Still', 'out.wav', '--concurrency=1']);
  assert.equal(code, 0, output);
  const sound = project.read('out.wav');
  const start = sound.indexOf('data') + 8;
  const samples = Array.from({length: Math.floor((sound.length - start) / 2)}, (_, index) => sound.readInt16LE(start + 2 * index));
  const isHeard = (frame: number) => Math.max(...samples.slice(frame * FRAME + 400, (frame + 1) * FRAME - 400).map(Math.abs)) > 1000;
  assert.deepEqual(
    Array.from({length: 29}, (_, frame) => frame).filter(isHeard),
    Array.from({length: 11}, (_, frame) => frame),
  );
});
