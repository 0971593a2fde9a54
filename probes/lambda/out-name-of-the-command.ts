import assert from 'node:assert/strict';
import {withRenderCommand} from '../lib/lambda-render-command';
import {inNode} from '../lib/probe';

export default inNode('--out-name of lambda render is sent as text, without a bucket of its own; --force-bucket-name is the bucket of the whole render.', () =>
  withRenderCommand(async (render) => {
    const named = async (flags: string) => {
      const {sent} = await render(`harbor-cam Regatta --out-name=regatta.mp4${flags}`);
      return [sent?.outName, sent?.bucketName];
    };
    assert.deepEqual(await named(''), ['regatta.mp4', null]);
    assert.deepEqual(await named(' --force-bucket-name=remotionlambda-films'), ['regatta.mp4', 'remotionlambda-films']);
  }),
);
