import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';
import {serve} from '../lib/serve';

export default byCommand(
  'With --disable-web-security, a render reads a file of a server that does not allow it, and without the flag it cannot.',
  async (project) => {
    const {origin, close} = await serve((_, response) => response.end('High tide at 4'));
    try {
      project.withComposition();
      project.write({
        'src/index.tsx': `import {useEffect, useState} from 'react';
import {cancelRender, Composition, continueRender, delayRender, registerRoot} from 'remotion';
const Tide = () => {
  const [handle] = useState(() => delayRender('Reading the tide'));
  useEffect(() => void fetch('${origin}/tide.txt').then(() => continueRender(handle), cancelRender), []);
  return null;
};
registerRoot(() => <Composition id="Tide" component={Tide} width={320} height={180} fps={30} durationInFrames={1} />);
`,
      });
      const refused = await project.remotion(['still', 'Tide', 'out/a.png']);
      assert.equal(refused.code, 1, refused.output);
      assert.match(refused.output, /Failed to fetch/);
      const read = await project.remotion(['still', 'Tide', 'out/a.png', '--disable-web-security']);
      assert.equal(read.code, 0, read.output);
    } finally {
      close();
    }
  },
);
