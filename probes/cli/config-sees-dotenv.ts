import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('The configuration file sees the variables of the shell, and those of the .env in the working directory.', async (project) => {
  project.withComposition();
  project.write({
    '.env': 'PORT_NAME=Bergen\n',
    'remotion.config.js': `throw new Error('SEEN ' + process.env.TIDE + ' ' + process.env.PORT_NAME);\n`,
  });
  const {output} = await project.remotion(['compositions'], {env: {TIDE: 'high'}});
  assert.match(output, /SEEN high Bergen/);
});
