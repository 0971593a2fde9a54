import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';
import {setAwsVariables} from '../lib/aws';

const KEYS = 'AWS_ACCESS_KEY_ID=AKIATIDE\nAWS_SECRET_ACCESS_KEY=none\n';

export default byCommand(
  'The commands of lambda find keys in the .env of the working directory, not in .env.local or in the file of --env-file.',
  async (project) => {
    setAwsVariables({});
    const env = {HOME: project.folder};
    project.write({'.env.local': KEYS, 'video.env': KEYS});
    for (const flags of [[], ['--env-file=video.env']]) {
      const {code, output} = await project.remotion(['lambda', 'functions', ...flags], {env});
      assert.equal(code, 1);
      assert.match(output, /have not set the environment variable AWS_ACCESS_KEY_ID or REMOTION_AWS_ACCESS_KEY_ID/);
    }
    project.write({'.env': KEYS});
    const {code, output} = await project.remotion(['lambda', 'functions'], {env});
    assert.equal(code, 0, output);
    assert.match(output, /Available subcommands:/);
  },
);
