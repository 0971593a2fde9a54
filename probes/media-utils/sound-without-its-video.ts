import assert from 'node:assert/strict';
import fs from 'node:fs';
import {made} from '../lib/media';
import {byCommand} from '../lib/probe';

const PRORES =
  '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -f lavfi -i sine=sample_rate=48000 -t 1 -c:v prores';

export default byCommand(
  'getVideoMetadata() finds no video metadata in a ProRes file with sound that the browser plays, and reports a MediaError for one without sound.',
  async (project) => {
    project.withComposition();
    project.write({
      'public/sound.mov': fs.readFileSync(await made('prores-sound.mov', `${PRORES} -c:a pcm_s16le`)),
      'public/silent.mov': fs.readFileSync(await made('prores-silent.mov', `${PRORES} -map 0:v`)),
      'src/index.tsx': `import {getVideoMetadata} from '@remotion/media-utils';
import {Composition, registerRoot, staticFile} from 'remotion';
const said = (name) => getVideoMetadata(staticFile(name)).then(() => 'read', (error) => error.message);
const calculateMetadata = async () => {
  throw new Error('[' + (await said('sound.mov')) + '][' + (await said('silent.mov')) + ']');
};
registerRoot(() => <Composition id="Note" component={() => null} width={320} height={180} fps={30} durationInFrames={1} calculateMetadata={calculateMetadata} />);
`,
    });
    const {output} = await project.remotion(['still', 'Note', 'out/a.png']);
    assert.match(output, /\[Unable to determine video metadata for \/public\/sound\.mov\]/);
    assert.match(output, /\[Failed to execute getVideoMetadata\(\), Received a MediaError loading "\/public\/silent\.mov"\./);
  },
);
