import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand(
  'With --env-file, a variable of .env reaches the composition if it begins with REMOTION_, and another one does not.',
  async (project) => {
    project.withComposition();
    project.write({
      '.env': 'PORT_NAME=Bergen\nREMOTION_BOAT=Alma\n',
      '.env.production': 'TIDE=high\n',
      'src/index.tsx': `import {Composition, registerRoot} from 'remotion';
const Note = () => { throw new Error('SEEN ' + process.env.TIDE + ' ' + process.env.PORT_NAME + ' ' + process.env.REMOTION_BOAT); };
registerRoot(() => <Composition id="Note" component={Note} width={320} height={180} fps={30} durationInFrames={10} />);
`,
    });
    const {output} = await project.remotion(['still', 'Note', '--env-file=.env.production']);
    assert.match(output, /SEEN high undefined Alma/);
  },
);
