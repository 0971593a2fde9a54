import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const ENTRY = `import {Composition, registerRoot} from 'remotion';

// Nobody shall read this
const Ticket = ({guest}: {guest: string}) => <div>{guest}{process.env.REMOTION_STAGE}</div>;

registerRoot(() => <Composition id="Ticket" component={Ticket} defaultProps={{guest: 'Mrs. Dalloway'}} width={320} height={180} fps={30} durationInFrames={10} />);
`;

export default byCommand(
  'A bundle holds the source code with comments, default props, the files of public and their list, and the path of the project, but no variables of .env or of the shell.',
  async (project) => {
    project.withComposition();
    project.write({'src/index.tsx': ENTRY, 'public/lists/guests.txt': 'Clarissa', '.env': 'TICKET_KEY=sesame-open-4711'});
    const {code, output} = await project.remotion(['bundle', '--out-dir=build'], {env: {REMOTION_STAGE: 'behind-the-curtain'}});
    assert.equal(code, 0, output);
    const [page, script, map] = ['index.html', 'bundle.js', 'bundle.js.map'].map((name) => project.read(`build/${name}`).toString());
    assert.match(map!, /Nobody shall read this/);
    assert.match(script!, /Mrs\. Dalloway/);
    assert.equal(project.read('build/public/lists/guests.txt').toString(), 'Clarissa');
    assert.match(page!, /"name":"lists\/guests\.txt"/);
    assert.ok(page!.includes(`window.remotion_cwd = ${JSON.stringify(project.folder)}`), page);
    for (const text of [page!, script!, map!]) assert.doesNotMatch(text, /sesame-open-4711|behind-the-curtain/);
  },
);
