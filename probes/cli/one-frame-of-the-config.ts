import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand(
  'With a single number in setFrameRange(), render writes an image into a folder, and refuses an output with an extension.',
  async (project) => {
    project.withComposition();
    const config = project.read('remotion.config.js').toString();
    project.write({'remotion.config.js': `${config}require('@remotion/cli/config').Config.setFrameRange(3);\n`});
    const {code, output} = await project.remotion(['render', 'Note', 'out/note']);
    assert.equal(code, 0, output);
    assert.ok(project.has('out/note/element-3.png'));
    const refused = await project.remotion(['render', 'Note', 'out/note.mp4']);
    assert.equal(refused.code, 1);
    assert.match(refused.output, /The output directory of the image sequence cannot have an extension\. Got: mp4/);
  },
);
