import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand(
  'Of the variables of the shell, one that begins with REMOTION_ reaches the composition and another one does not; the variables of .env do, and win.',
  async (project) => {
    project.withComposition();
    project.write({
      '.env': 'PORT_NAME=Bergen\nREMOTION_BOAT=Alma\n',
      'src/index.tsx': `import {Composition, registerRoot} from 'remotion';
const Note = () => { throw new Error('SEEN ' + process.env.REMOTION_TIDE + ' ' + process.env.TIDE + ' ' + process.env.PORT_NAME + ' ' + process.env.REMOTION_BOAT); };
registerRoot(() => <Composition id="Note" component={Note} width={320} height={180} fps={30} durationInFrames={10} />);
`,
    });
    const {output} = await project.remotion(['still', 'Note'], {env: {REMOTION_TIDE: 'high', TIDE: 'low', REMOTION_BOAT: 'Dagny'}});
    assert.match(output, /SEEN high undefined Bergen Alma/);
  },
);
