import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A still whose handle has retries fails with the text that it will be retried, but is rendered once.', async (project) => {
  project.withComposition();
  project.write({
    'src/index.tsx': `import {useState} from 'react';
import {Composition, delayRender, registerRoot} from 'remotion';
const Note = () => {
  useState(() => delayRender('Loading rates', {retries: 2}));
  return null;
};
registerRoot(() => <Composition id="Note" component={Note} width={320} height={180} fps={30} durationInFrames={10} />);
`,
  });
  const {code, output} = await project.remotion(['still', 'Note', 'out/note.png', '--timeout=7000']);
  assert.equal(code, 1, output);
  assert.match(output, /Retries left: 2 - Rendering the frame will be retried\./);
  assert.doesNotMatch(output, /Retries left: 1|timed out while rendering frame/);
});
