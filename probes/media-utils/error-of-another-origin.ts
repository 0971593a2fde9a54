import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';
import {serve} from '../lib/serve';

export default byCommand(
  'For a file that is not audio, getAudioDurationInSeconds() gives the HTTP status and the message of the browser, but neither of them if the file is on another origin.',
  async (project) => {
    const {origin, close} = await serve((_, response) =>
      response.writeHead(200, {'content-type': 'audio/mpeg', 'access-control-allow-origin': '*'}).end('no sound'),
    );
    try {
      project.withComposition();
      project.write({
        'public/noise.mp3': 'no sound',
        'src/index.tsx': `import {getAudioDurationInSeconds} from '@remotion/media-utils';
import {Composition, registerRoot, staticFile} from 'remotion';
const reason = (src: string) => getAudioDurationInSeconds(src).then(String, (error: Error) => error.message);
const tell = async () => {
  throw new Error('Here: ' + (await reason(staticFile('noise.mp3'))) + ' Elsewhere: ' + (await reason('${origin}/noise.mp3')));
};
registerRoot(() => <Composition id="Note" component={() => null} calculateMetadata={tell} width={320} height={180} fps={30} durationInFrames={1} />);
`,
      });
      const {code, output} = await project.remotion(['still', 'Note', 'out/a.png']);
      assert.equal(code, 1, output);
      const [, here, elsewhere] = /Here: (Failed.*) Elsewhere: (Failed.*)/.exec(output) ?? [];
      assert.match(here ?? output, /HTTP Status code of the file: 200\. Browser error message: /);
      assert.match(elsewhere ?? output, /Received a MediaError loading/);
      assert.doesNotMatch(elsewhere ?? output, /HTTP Status|Browser error message/);
    } finally {
      close();
    }
  },
);
