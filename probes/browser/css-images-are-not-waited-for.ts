import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';
import {serve} from '../lib/serve';

const PROPERTIES = ['backgroundImage', 'maskImage', 'borderImage', 'listStyleImage'];

export default byCommand(
  'A still is captured without an image of background-image, mask-image, border-image or list-style-image that has been requested and has not arrived, and without an error.',
  async (project) => {
    const requests = new Set<string | undefined>();
    // It never answers.
    const {origin, close} = await serve(({url}) => void requests.add(url));
    try {
      project.withComposition();
      project.write({
        'src/index.tsx': `import {Composition, registerRoot} from 'remotion';
const box = {width: 99, height: 30, border: '9px solid', background: 'navy'};
const url = (name) => 'url(${origin}/' + name + '.png)' + (name === 'borderImage' ? ' 9' : '');
const Pier = () => ${JSON.stringify(PROPERTIES)}.map((name) => (
  <ul key={name} style={{...box, [name]: url(name)}}><li>Pier</li></ul>
));
registerRoot(() => <Composition id="Pier" component={Pier} width={320} height={180} fps={30} durationInFrames={1} />);
`,
      });
      const {code, output} = await project.remotion(['still', 'Pier', 'out/a.png']);
      assert.equal(code, 0, output);
      assert.deepEqual([...requests].filter((url) => url !== '/favicon.ico').toSorted(), PROPERTIES.map((name) => `/${name}.png`).toSorted());
    } finally {
      close();
    }
  },
);
