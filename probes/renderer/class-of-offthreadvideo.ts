import assert from 'node:assert/strict';
import fs from 'node:fs';
import {media} from '../lib/media';
import {decodePng} from '../lib/picture';
import {byCommand} from '../lib/probe';

export default byCommand('An <OffthreadVideo> without a class has empty bars in a render, and one with a class is stretched to its box.', async (project) => {
  project.withComposition();
  project.write({
    'public/plain.mp4': fs.readFileSync(await media('plain.mp4')),
    'src/index.tsx': `import {Composition, OffthreadVideo, registerRoot, staticFile} from 'remotion';
const Clip = (props) => <OffthreadVideo {...props} muted src={staticFile('plain.mp4')} style={{width: 200, height: 200}} />;
registerRoot(() => <Composition id="Clip" component={Clip} width={200} height={200} fps={30} durationInFrames={10} />);
`,
  });
  const top = async (name: string, props: object) => {
    const {code, output} = await project.remotion(['still', 'Clip', name, `--props=${JSON.stringify(props)}`]);
    assert.equal(code, 0, output);
    return decodePng(project.read(name)).at(100, 5);
  };
  const [bar, stretched] = [await top('plain.png', {}), await top('class.png', {className: 'background'})];
  assert.ok(bar[3] === 0 || bar.slice(0, 3).every((value) => value > 250), `The bar is ${bar.join(', ')}.`);
  assert.ok(stretched[0] > 150 && stretched[2] < 100, `The image is ${stretched.join(', ')}.`);
});
