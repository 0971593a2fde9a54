import assert from 'node:assert/strict';
import fs from 'node:fs';
import {media} from '../lib/media';
import {byCommand} from '../lib/probe';
import {samplesOf} from '../lib/wav';

export default byCommand(
  'In a loop, the frame of the volume starts again with each repetition, and with "extend" it counts on, so a sound of 2 seconds fades once in 5.',
  async (project) => {
    project.withComposition();
    project.write({
      'public/tone.wav': fs.readFileSync(await media('tone.wav')),
      'src/index.tsx': `import {Audio, Composition, registerRoot, staticFile} from 'remotion';
const volume = (frame: number) => (frame < 120 ? 1 : 0);
const Loop = ({behavior}: {behavior: 'repeat' | 'extend'}) => <Audio src={staticFile('tone.wav')} loop loopVolumeCurveBehavior={behavior} volume={volume} />;
registerRoot(() => <Composition id="Loop" component={Loop} width={320} height={180} fps={30} durationInFrames={150} defaultProps={{behavior: 'repeat' as const}} />);
`,
    });
    const loudest = async (behavior: string) => {
      const {code, output} = await project.remotion(['render', 'Loop', `${behavior}.wav`, `--props={"behavior": "${behavior}"}`]);
      assert.equal(code, 0, output);
      const samples = samplesOf(project.read(`${behavior}.wav`));
      // The last half second, without the last frames.
      return Math.max(...samples.slice(-48_000, -9600).map(Math.abs));
    };
    assert.ok((await loudest('repeat')) > 1000);
    assert.ok((await loudest('extend')) < 10);
  },
);
