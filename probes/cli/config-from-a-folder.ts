import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A relative --config is looked for in the working directory, and read from the root of the project.', async (project) => {
  project.withComposition();
  project.write({'video.config.js': `throw new Error('read from the root');\n`});
  const run = () => project.remotion(['compositions', '--config=video.config.js'], {folder: 'src'});
  assert.match((await run()).output, /You specified a config file location of "video\.config\.js" but no file under .*src.video\.config\.js was found\./);
  project.write({'src/video.config.js': `throw new Error('read from the folder');\n`});
  assert.match((await run()).output, /read from the root/);
});
