import assert from 'node:assert/strict';
import fs from 'node:fs';
import {media} from '../lib/media';
import {byCommand} from '../lib/probe';

export default byCommand(
  'A volume that takes 99 different values renders, and one that takes 100 ends the render with an error of FFmpeg.',
  async (project) => {
    project.withComposition();
    project.write({
      'public/tone.wav': fs.readFileSync(await media('tone.wav')),
      'src/index.tsx': `import {Audio, Composition, registerRoot, staticFile} from 'remotion';
const Rise = () => <Audio src={staticFile('tone.wav')} volume={(frame) => (frame + 1) / 50} />;
registerRoot(() => [99, 100].map((frames) => <Composition key={frames} id={'Rise' + frames} component={Rise} width={320} height={180} fps={60} durationInFrames={frames} />));
`,
    });
    const works = await project.remotion(['render', 'Rise99', 'rise-99.wav']);
    assert.equal(works.code, 0, works.output);
    const fails = await project.remotion(['render', 'Rise100', 'rise-100.wav']);
    assert.notEqual(fails.code, 0);
    assert.match(fails.output, /Missing '\)' or too many args in 'if\(between\(t,/);
  },
);
