import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const LISTED = 'studio render still bundle compositions benchmark versions gpu upgrade browser'.split(' ');
const HIDDEN = 'ffmpeg ffprobe lambda cloudrun preview'.split(' ');

export default byCommand(
  'help prints the version and ten commands, each with the URL of its page, and ends with code 0, also as a flag; without a command and with an unknown one such as install, the code is 1.',
  async (project) => {
    const help = await project.remotion(['help']);
    assert.equal(help.code, 0, help.output);
    assert.match(help.output, /^@remotion\/cli \d+\.\d+\.\d+$/m);
    for (const name of LISTED)
      assert.match(help.output, new RegExp(`^(npx )?remotion ${name}\\b.*\\n(.+\\n)+https://www\\.remotion\\.dev/docs/cli/${name}$`, 'm'), name);
    for (const name of HIDDEN) assert.doesNotMatch(help.output, new RegExp(`remotion ${name}\\b`), name);
    project.write({'remotion.config.js': 'throw new Error("unreadable");\n'});
    const flag = await project.remotion(['render', '--help']);
    assert.equal(flag.code, 0, flag.output);
    assert.equal(flag.stdout, help.stdout);
    assert.equal((await project.remotion(['help'])).code, 1);
    project.write({'remotion.config.js': ''});
    const none = await project.remotion([]);
    assert.equal(none.code, 1, none.output);
    assert.match(none.output, /remotion studio\b/);
    const unknown = await project.remotion(['install', 'ffmpeg']);
    assert.equal(unknown.code, 1, unknown.output);
    assert.match(unknown.output, /Command install not found\./);
    assert.match(unknown.output, /remotion studio\b/);
    const quiet = await project.remotion(['help', '--log=warn']);
    assert.deepEqual([quiet.code, quiet.output], [0, '']);
  },
);
