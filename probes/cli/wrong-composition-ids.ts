import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A composition id with an underscore ends compositions with a message that names it.', async (project) => {
  project.withComposition();
  project.write({'src/index.tsx': project.read('src/index.tsx').toString().replace('id="Note"', 'id="weather_card"')});
  const {code, output} = await project.remotion(['compositions']);
  assert.equal(code, 1);
  assert.match(output, /Composition id can only contain a-z, A-Z, 0-9, CJK characters and -\. You passed weather_card/);
});
