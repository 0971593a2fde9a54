import assert from 'node:assert/strict';
import {createHmac} from 'node:crypto';
import {validateWebhookSignature} from '@remotion/lambda/client';
import {inNode} from '../lib/probe';

export default inNode(
  'validateWebhookSignature() needs the parsed body with its keys in order, and throws for raw text, another secret, an empty secret, a missing body and a missing or unsigned header.',
  () => {
    const body = {type: 'timeout', renderId: 'testrender'};
    const text = JSON.stringify(body);
    const signatureHeader = `sha512=${createHmac('sha512', 'right').update(text).digest('hex')}`;
    const check = (change: object) => () => validateWebhookSignature({secret: 'right', body, signatureHeader, ...change});
    assert.equal(check({})(), undefined);
    for (const change of [{secret: 'wrong'}, {body: text}, {body: {renderId: 'testrender', type: 'timeout'}}])
      assert.throws(check(change), {message: 'Signatures do not match'});
    assert.throws(check({secret: ''}), {message: "No 'secret' was provided to validateWebhookSignature()."});
    assert.throws(check({body: undefined}), {message: "No 'body' was provided to validateWebhookSignature()."});
    for (const header of [undefined, 'NO_SECRET_PROVIDED']) assert.throws(check({signatureHeader: header}), {message: 'No webhook signature was provided'});
  },
);
