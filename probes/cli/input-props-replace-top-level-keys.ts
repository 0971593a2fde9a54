import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('Input props override default props key by key at the top level only.', async (project) => {
  project.withComposition();
  project.write({
    'src/index.tsx': `import {Composition, registerRoot} from 'remotion';
const Note = ({theme}: {theme: {color: string; dark?: boolean}}) => { throw new Error('PROPS ' + JSON.stringify(theme)); };
registerRoot(() => <Composition id="Note" component={Note} defaultProps={{theme: {color: 'red', dark: true}}} width={320} height={180} fps={30} durationInFrames={10} />);
`,
    'props.json': '{"theme": {"color": "blue"}}',
  });
  const {output} = await project.remotion(['still', 'Note', '--props=props.json']);
  assert.match(output, /PROPS \{"color":"blue"\}/);
});
