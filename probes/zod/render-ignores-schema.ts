import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const ENTRY = `import {Composition, registerRoot} from 'remotion';
import {z} from 'zod';

const schema = z.object({seconds: z.number().max(20)});
const Note = ({seconds}) => <div>{seconds}</div>;
const note = {component: Note, width: 320, height: 180, fps: 30, schema, defaultProps: {seconds: 2}};

registerRoot(() => (
  <>
    <Composition {...note} id="Ignored" durationInFrames={10} />
    <Composition {...note} id="Checked" calculateMetadata={({props}) => ({durationInFrames: schema.parse(props).seconds * 30})} />
  </>
));
`;

export default byCommand(
  'A render accepts props that do not satisfy the schema; parse() in calculateMetadata() stops it before a picture is written.',
  async (project) => {
    project.withComposition();
    project.write({'src/index.tsx': ENTRY, 'props.json': '{"seconds": 45}'});
    const still = (id: string) => project.remotion(['still', id, `out/${id}.png`, '--props=props.json']);
    const ignored = await still('Ignored');
    assert.equal(ignored.code, 0, ignored.output);
    assert.ok(project.has('out/Ignored.png'));
    const checked = await still('Checked');
    assert.equal(checked.code, 1);
    assert.match(checked.output, /ZodError/);
    assert.ok(!project.has('out/Checked.png'));
  },
);
