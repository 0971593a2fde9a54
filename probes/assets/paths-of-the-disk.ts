import assert from 'node:assert/strict';
import path from 'node:path';
import {onePixelPng} from '../lib/one-pixel';
import {byCommand} from '../lib/probe';

const ENTRY = `import {Composition, Img, registerRoot, staticFile} from 'remotion';
const said = (text) => () => console.error('<' + text + '>');
const Portrait = ({file}) =>
  Object.entries({path: file, url: 'file://' + file, copy: staticFile('me.png')}).map(([name, src]) => (
    <Img key={name} src={src} maxRetries={0} onError={said(name + ' failed')} onLoad={said(name + ' loaded')} />
  ));
registerRoot(() => <Composition id="Portrait" component={Portrait} defaultProps={{file: ''}} width={320} height={180} fps={30} durationInFrames={1} />);
`;

export default byCommand('An Img loads neither a path of the disk nor a file: URL, also if the file is there, and loads a copy in public.', async (project) => {
  project.withComposition();
  project.write({'src/index.tsx': ENTRY, 'photos/me.png': onePixelPng, 'public/me.png': onePixelPng});
  const file = path.join(project.folder, 'photos/me.png');
  const {output} = await project.remotion(['still', 'Portrait', 'out/a.png', '--timeout=8000', `--props=${JSON.stringify({file})}`]);
  const said = [...new Set(output.match(/<\w+ (?:failed|loaded)>/g))];
  assert.deepEqual(said.toSorted(), ['<copy loaded>', '<path failed>', '<url failed>'], output);
});
