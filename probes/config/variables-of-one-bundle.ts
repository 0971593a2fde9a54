import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';
import {setting} from '../lib/run-folder';

const ENTRY = `import {Composition, registerRoot} from 'remotion';
const name = ['WEATHER', 'API'].join('_');
const say = (where) => console.log('<' + where + ' ' + process.env[name] + ' ' + process.env.REMOTION_EDITION + '>');
const Note = () => (say('component'), null);
const calculateMetadata = () => (say('function'), {});
registerRoot(() => <Composition id="Note" component={Note} calculateMetadata={calculateMetadata} width={320} height={180} fps={30} durationInFrames={1} />);
`;

const script = (browser: string) => `const {selectComposition} = require('@remotion/renderer');
const given = {serveUrl: 'build', id: 'Note', browserExecutable: ${JSON.stringify(browser)}, onBrowserLog: ({text}) => console.log(text)};
(async () => {
  for (const WEATHER_API of ['north', 'south']) await selectComposition({...given, envVariables: {WEATHER_API}});
  await selectComposition(given);
})();
`;

export default byCommand(
  'The component and calculateMetadata() see the same variables of .env and the shell, also under a computed name; one bundle gives different values to calls of Node.js, which read neither the file nor the shell.',
  async (project) => {
    project.withComposition();
    project.write({'src/index.tsx': ENTRY, '.env': 'WEATHER_API=sunny\n', 'script.js': script(setting('browser'))});
    const env = {REMOTION_EDITION: 'evening'};
    const lines = (output: string) => [...new Set(output.match(/<\w+ \w+ \w+>/g))];
    const still = await project.remotion(['still', 'Note', 'out/a.png', '--log=verbose'], {env});
    assert.deepEqual(lines(still.output).toSorted(), ['<component sunny evening>', '<function sunny evening>'], still.output);
    assert.equal((await project.remotion(['bundle'])).code, 0);
    const {output} = await project.node('script.js', {env});
    assert.deepEqual(lines(output), ['<function north undefined>', '<function south undefined>', '<function undefined undefined>'], output);
  },
);
