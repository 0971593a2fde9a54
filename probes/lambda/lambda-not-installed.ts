import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {byCommand} from '../lib/probe';

export default byCommand(
  'Without @remotion/lambda in the project, the commands of lambda end with code 1 and "Remotion Lambda is not installed."; --help prints the commands of npx remotion and ends with 0 even then.',
  async (project) => {
    fs.rmSync(path.join(project.folder, 'node_modules/@remotion/lambda'));
    for (const command of ['', 'regions', 'functions ls', 'render harbor-cam Regatta']) {
      const {code, output} = await project.remotion(['lambda', ...command.split(' ').filter(Boolean)]);
      assert.equal(code, 1, command);
      assert.match(output, /^Remotion Lambda is not installed\.$/m);
    }
    const help = await project.remotion(['lambda', 'functions', 'deploy', '--help']);
    assert.equal(help.code, 0);
    assert.match(help.output, /remotion studio/);
    assert.ok(!help.output.includes('functions deploy'), help.output);
  },
);
