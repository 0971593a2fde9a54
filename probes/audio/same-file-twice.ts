import assert from 'node:assert/strict';
import fs from 'node:fs';
import {media} from '../lib/media';
import {byCommand} from '../lib/probe';
import {samplesOf} from '../lib/wav';

export default byCommand(
  'The same file twice in one sequence, or in two with the same start and length, is heard once with the volume of the first; in sequences with different lengths it is heard twice.',
  async (project) => {
    project.withComposition();
    project.write({
      'public/tone.wav': fs.readFileSync(await media('tone.wav')),
      'src/index.tsx': `import {Audio, Composition, Sequence, registerRoot, staticFile} from 'remotion';
const Tone = ({volume}: {volume: number}) => <Audio src={staticFile('tone.wav')} volume={volume} />;
const shapes = {
  once: () => <Tone volume={0.2} />,
  together: () => <><Tone volume={0.2} /><div><Tone volume={0.6} /></div></>,
  alike: () => [0.2, 0.6].map((volume) => <Sequence key={volume} durationInFrames={20}><Tone volume={volume} /></Sequence>),
  different: () => [20, 21].map((length) => <Sequence key={length} durationInFrames={length}><Tone volume={0.2} /></Sequence>),
};
const Twice = ({shape}: {shape: keyof typeof shapes}) => <>{shapes[shape]()}</>;
registerRoot(() => <Composition id="Twice" component={Twice} width={320} height={180} fps={30} durationInFrames={30} defaultProps={{shape: 'once' as const}} />);
`,
    });
    const loudest = async (shape: string) => {
      const {code, output} = await project.remotion(['render', 'Twice', `${shape}.wav`, `--props={"shape": "${shape}"}`]);
      assert.equal(code, 0, output);
      const samples = samplesOf(project.read(`${shape}.wav`));
      return Math.max(...samples.slice(9600, 38_400).map(Math.abs));
    };
    const once = await loudest('once');
    assert.ok(once > 100, String(once));
    const share = async (shape: string) => Math.round((10 * (await loudest(shape))) / once) / 10;
    assert.equal(await share('together'), 1);
    assert.equal(await share('alike'), 1);
    assert.equal(await share('different'), 2);
  },
);
