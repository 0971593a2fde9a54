import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const ENTRY = `import {Composition, registerRoot} from 'remotion';
const Tide = () => null;
const size = {width: 320, height: 180, fps: 30, durationInFrames: 10};
const reports = ({compositionId, abortSignal}) => {
  console.log('Metadata of ' + compositionId);
  abortSignal.addEventListener('abort', () => console.log('Aborted'));
  return {};
};
registerRoot(() => (
  <>
    {['Ebb', 'Flow'].map((id) => <Composition key={id} id={id} component={Tide} calculateMetadata={reports} {...size} />)}
    <Composition id="Slack" component={Tide} calculateMetadata={() => new Promise(() => undefined)} {...size} />
  </>
));
`;

export default byCommand(
  'A render calls calculateMetadata() of its own composition alone and never aborts it, a list those of all, where one that never ends stops it; the message names the function, 2 seconds early, in a list with a hint.',
  async (project) => {
    project.withComposition();
    project.write({'src/index.tsx': ENTRY});
    const called = (output: string) => [...new Set(output.match(/Metadata of \w+|Aborted/g))];
    const still = await project.remotion(['still', 'Flow', 'out/a.png', '--log=verbose']);
    assert.equal(still.code, 0, still.output);
    assert.deepEqual(called(still.output), ['Metadata of Flow']);
    const late = async (...args: string[]) => {
      const {code, output} = await project.remotion([...args, '--timeout=7000', '--log=verbose']);
      assert.equal(code, 1, output);
      const [, label] = /A delayRender\(\) "(.*)" was called but not cleared after 5000ms\./.exec(output) ?? [];
      return [label, called(output)];
    };
    const label = 'Running the calculateMetadata() function for composition Slack';
    assert.deepEqual(await late('still', 'Slack', 'out/b.png'), [label, []]);
    const hint = 'If you didn\'t want to evaluate this composition, use "selectComposition()" instead of "getCompositions()"';
    const all = [`Running calculateMetadata() for composition Slack. ${hint}`, ['Metadata of Ebb', 'Metadata of Flow']];
    assert.deepEqual(await late('compositions'), all);
  },
);
