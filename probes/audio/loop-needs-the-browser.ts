import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const ENTRY = `import {Audio, Composition, registerRoot, staticFile} from 'remotion';

const onError = () => console.error('It was called.');
const Note = ({file, loop, held}) => <Audio src={staticFile(file)} loop={loop} ref={held ? () => undefined : undefined} onError={onError} />;

registerRoot(() => <Composition id="Note" component={Note} defaultProps={{}} width={320} height={180} fps={30} durationInFrames={10} />);
`;

const WAITED = /A delayRender\(\) "Loading <Audio> duration with src=.*\/(note|missing)\.mp3" was called but not cleared/;

export default byCommand(
  'With loop or a ref, a render waits for the browser to load an <Audio>, times out if it cannot, also if the file is missing, and does not call onError; without, the browser does not load it.',
  async (project) => {
    project.withComposition();
    project.write({'src/index.tsx': ENTRY, 'public/note.mp3': 'no audio'});
    await project.remotion(['bundle']);
    const outputOf = async (props: object) => {
      const {code, output} = await project.remotion(['render', 'build', 'Note', 'out/note.mp4', '--timeout=8000', `--props=${JSON.stringify(props)}`]);
      assert.equal(code, 1, output);
      assert.doesNotMatch(output, /It was called/);
      return output;
    };
    assert.match(await outputOf({file: 'note.mp3', loop: true}), WAITED);
    assert.match(await outputOf({file: 'missing.mp3', held: true}), WAITED);
    assert.doesNotMatch(await outputOf({file: 'note.mp3'}), /delayRender/);
  },
);
