import assert from 'node:assert/strict';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';

const OWN = 'remotion-render-own-mem2048mb-disk2048mb-120sec';
const OLD = 'remotion-render-old-mem3009mb-disk4096mb-240sec';

export default inNode(
  'functions ls prints name, version, disk, memory and timeout, with Error for a function that does not answer; -q prints names on one line or (), and warn leaves only the line with the number.',
  async () => {
    const account = await openAccount({functions: {[OWN]: VERSION, [OLD]: '4.0.298', 'remotion-render-mute': null, billing: '1'}});
    const list = (flags = '') => runLambda(`functions ls ${flags}`);
    try {
      const {code, output} = await list();
      assert.equal(code, 0);
      assert.match(output, /^3 functions in the us-east-1 region$/m);
      const rows = output.split('\n').filter((line) => line.startsWith('remotion-'));
      assert.deepEqual(
        rows.map((row) => row.trim().split(/\s+/)),
        [
          [OWN, VERSION, '2048', '2048', '120'],
          [OLD, '4.0.298', '4096', '3009', '240'],
          ['remotion-render-mute', 'Error', '2048', '2048', '120'],
        ],
      );
      assert.deepEqual(await list('-q --compatible-only'), {code: 0, output: `${OWN}\n`, questions: 0});
      assert.deepEqual(await list('-q'), {code: 0, output: `${OWN} ${OLD} remotion-render-mute\n`, questions: 0});
      for (const level of ['warn', 'error']) {
        const quieter = await list(`--log=${level}`);
        assert.match(quieter.output, /3 functions in the us-east-1 region\s*$/);
      }
      account.functions = {billing: '1'};
      assert.deepEqual(await list('-q'), {code: 0, output: '()\n', questions: 0});
      assert.match((await list()).output, /^0 functions in the us-east-1 region$/m);
      account.refuse = () => 'AccessDeniedException';
      assert.equal((await list()).code, 1);
      assert.equal((await list('--region=atlantis-1')).code, 1);
    } finally {
      account.close();
    }
  },
);
