import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A sound that is imported and missing fails the bundle with "Module not found".', async (project) => {
  project.write({
    'src/index.tsx': `import {Audio, Composition, registerRoot} from 'remotion';
import click from './click.wav';
const Shutter = () => <Audio src={click} />;
registerRoot(() => <Composition id="Shutter" component={Shutter} width={320} height={180} fps={30} durationInFrames={10} />);
`,
  });
  const {code, output} = await project.remotion(['bundle', 'src/index.tsx']);
  assert.equal(code, 1, output);
  assert.match(output, /Module not found: Error: Can't resolve '\.\/click\.wav'/);
});
