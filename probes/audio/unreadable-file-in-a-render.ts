import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const ENTRY = `import {Audio, Composition, registerRoot, staticFile} from 'remotion';

const Note = ({file}) => <Audio src={staticFile(file)} />;

registerRoot(() => <Composition id="Note" component={Note} defaultProps={{file: ''}} width={320} height={180} fps={30} durationInFrames={10} />);
`;

export default byCommand(
  'A video with an <Audio> that is missing ends with "Error while downloading", the URL and the status code; with one that is not audio, with what FFprobe says.',
  async (project) => {
    project.withComposition();
    project.write({'src/index.tsx': ENTRY, 'public/note.mp3': 'no audio'});
    for (const [file, reason] of [
      ['missing.mp3', /Error while downloading http:\/\/localhost:\d+\/public\/missing\.mp3: Error: Received a status code of 404 while downloading file/],
      ['note.mp3', /Error while downloading http:\/\/localhost:\d+\/public\/note\.mp3: Error: Command failed with exit code 1: .*ffprobe/],
    ] as const) {
      const {code, output} = await project.remotion(['render', 'Note', 'out/note.mp4', `--props={"file":"${file}"}`]);
      assert.equal(code, 1, output);
      assert.match(output, reason);
    }
  },
);
