import assert from 'node:assert/strict';
import fs from 'node:fs';
import {media} from '../lib/media';
import {byCommand} from '../lib/probe';

export default byCommand(
  'In a sequence with from -15, the volume of a sound with trimBefore starts at frame 15, and without trimBefore at frame 0.',
  async (project) => {
    project.withComposition();
    project.write({
      'public/tone.wav': fs.readFileSync(await media('tone.wav')),
      'src/index.tsx': `import {Audio, Composition, registerRoot, Sequence, staticFile} from 'remotion';
const say = (name: string) => (frame: number) => {
  console.log(name + ' is at ' + frame + '.');
  return 1;
};
const Cut = () => (
  <Sequence from={-15}>
    <Audio src={staticFile('tone.wav')} volume={say('whole')} />
    <Audio src={staticFile('tone.wav')} trimBefore={6} volume={say('trimmed')} />
  </Sequence>
);
registerRoot(() => <Composition id="Cut" component={Cut} width={320} height={180} fps={30} durationInFrames={30} />);
`,
    });
    const {code, output} = await project.remotion(['still', 'Cut', 'cut.png', '--frame=0', '--log=verbose']);
    assert.equal(code, 0, output);
    assert.match(output, /whole is at 0\./);
    assert.match(output, /trimmed is at 15\./);
  },
);
