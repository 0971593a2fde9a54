import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';
import {serve} from '../lib/serve';

export default byCommand('A render stops if useAudioData() may not read a file of another server, and the message asks for CORS.', async (project) => {
  const {origin, close} = await serve((_, response) => response.writeHead(200, {'content-type': 'audio/mpeg'}).end('sound'));
  try {
    project.withComposition();
    project.write({
      'src/index.tsx': `import {useAudioData} from '@remotion/media-utils';
import {Composition, registerRoot} from 'remotion';
const Note = () => (useAudioData('${origin}/voice.mp3') ? 'bars' : null);
registerRoot(() => <Composition id="Note" component={Note} width={320} height={180} fps={30} durationInFrames={1} />);
`,
    });
    const {code, output} = await project.remotion(['still', 'Note', 'out/a.png']);
    assert.equal(code, 1, output);
    assert.ok(output.includes(`Failed to read from ${origin}/voice.mp3: Failed to fetch. Does the resource support CORS?`), output);
  } finally {
    close();
  }
});
