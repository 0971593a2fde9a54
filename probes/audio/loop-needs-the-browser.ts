import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const ENTRY = `import {Audio, Composition, registerRoot, staticFile} from 'remotion';

const Note = ({loop}) => <Audio src={staticFile('note.mp3')} loop={loop} />;

registerRoot(() => <Composition id="Note" component={Note} defaultProps={{loop: false}} width={320} height={180} fps={30} durationInFrames={10} />);
`;

const WAITED = /A delayRender\(\) "Loading <Audio> duration with src=.*\/note\.mp3" was called but not cleared/;

export default byCommand(
  'With loop, a render waits for the browser to load an <Audio>, and times out if it cannot; without, the browser does not load it.',
  async (project) => {
    project.withComposition();
    project.write({'src/index.tsx': ENTRY, 'public/note.mp3': 'no audio'});
    const outputOf = async (loop: boolean) => {
      const {code, output} = await project.remotion(['render', 'Note', 'out/note.mp4', '--timeout=8000', `--props={"loop":${loop}}`]);
      assert.equal(code, 1, output);
      return output;
    };
    assert.match(await outputOf(true), WAITED);
    assert.doesNotMatch(await outputOf(false), /delayRender/);
  },
);
