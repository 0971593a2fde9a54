import assert from 'node:assert/strict';
import {deleteFunction} from '@remotion/lambda/client';
import {openAccount} from '../lib/aws-account';
import {inNode} from '../lib/probe';

export default inNode(
  'deleteFunction() deletes a function of any name with one request, even one that does not answer, and rejects with the error of AWS if there is none; its requestHandler is used although the type does not have it.',
  async () => {
    const account = await openAccount({functions: {billing: null, 'remotion-render-old': '4.0.100'}});
    const region = 'us-east-1' as const;
    try {
      assert.equal(await deleteFunction({region, functionName: 'billing'}), undefined);
      assert.deepEqual([account.asked, Object.keys(account.functions)], [['lambda DELETE functions/billing'], ['remotion-render-old']]);
      await assert.rejects(deleteFunction({region, functionName: 'billing'}), {name: 'ResourceNotFoundException', message: 'Function not found: billing'});
      const handle = () => Promise.reject(new Error('The handler was asked'));
      await assert.rejects(deleteFunction({region, functionName: 'remotion-render-old', requestHandler: {handle}} as never), {
        message: 'The handler was asked',
      });
    } finally {
      account.close();
    }
  },
);
