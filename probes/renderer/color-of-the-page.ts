import assert from 'node:assert/strict';
import {decodePng} from '../lib/picture';
import {byCommand} from '../lib/probe';

export default byCommand('In a PNG, a stylesheet that colors html is seen; one that colors body is not, unless it is !important.', async (project) => {
  project.withComposition();
  project.write({
    'src/index.tsx': `import {Composition, registerRoot} from 'remotion';
const Page = ({css = ''}: {css?: string}) => <style>{css}</style>;
registerRoot(() => <Composition id="Page" component={Page} width={320} height={180} fps={30} durationInFrames={10} />);
`,
  });
  const alpha = async (css: string) => {
    const {code, output} = await project.remotion(['still', 'Page', 'out/page.png', `--props=${JSON.stringify({css})}`]);
    assert.equal(code, 0, output);
    return decodePng(project.read('out/page.png')).at(5, 5)[3];
  };
  assert.equal(await alpha('body {background: tomato}'), 0);
  assert.equal(await alpha('body {background: tomato !important}'), 255);
  assert.equal(await alpha('html {background: tomato}'), 255);
});
