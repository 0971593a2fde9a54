import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const ENTRY = `import {useEffect} from 'react';
import {Composition, registerRoot} from 'remotion';

const tab = Math.random();
const Note = ({loadedIn}) => {
  useEffect(() => console.log('MOUNTED in ' + tab + ' with ' + loadedIn + '.'), []);
  return null;
};
const load = () => {
  console.log('CALCULATED in ' + tab + '.');
  return {props: {loadedIn: tab}};
};
registerRoot(() => <Composition id="Note" component={Note} calculateMetadata={load} width={320} height={180} fps={30} durationInFrames={10} />);
`;

export default byCommand(
  'In a render with two tabs, calculateMetadata() runs once, in a tab of its own, and the component is mounted once in each tab, with the same result.',
  async (project) => {
    project.withComposition();
    project.write({'src/index.tsx': ENTRY});
    const {code, output, stdout} = await project.remotion(['render', 'Note', 'out/note.mp4', '--concurrency=2', '--log=verbose']);
    assert.equal(code, 0, output);
    // Chrome prints each message as well.
    const calculated = [...stdout.matchAll(/^\[Tab .*\] CALCULATED in ([\d.e-]+)\.$/gm)].map(([, tab]) => tab);
    const mounted = [...stdout.matchAll(/^\[Tab .*\] MOUNTED in ([\d.e-]+) with ([\d.e-]+)\.$/gm)].map(([, tab, loadedIn]) => ({tab, loadedIn}));
    const said = stdout
      .split('\n')
      .filter((line) => /CALCULATED|MOUNTED/.test(line))
      .join('\n');
    assert.equal(calculated.length, 1, said);
    assert.equal(mounted.length, 2, said);
    assert.equal(new Set([...calculated, ...mounted.map(({tab}) => tab)]).size, 3);
    for (const {loadedIn} of mounted) assert.equal(loadedIn, calculated[0]);
  },
);
