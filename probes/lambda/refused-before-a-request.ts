import assert from 'node:assert/strict';
import {renderMediaOnLambda} from '@remotion/lambda/client';
import {serveLambda} from '../lib/aws';
import {inNode} from '../lib/probe';

const FORMATS = 'h264, h265, vp8, vp9, mp3, aac, wav, gif, prores';

export default inNode(
  'Before any request, renderMediaOnLambda() refuses h264-ts and h264-mkv, props that refer to themselves, unknown types of downloads, and quality.',
  async () => {
    let requests = 0;
    const server = await serveLambda((_, response) => {
      requests += 1;
      response.end('{}');
    });
    const start = async (change: object) => {
      const given = {region: 'us-east-1', functionName: 'remotion-render', serveUrl: 'weddings', composition: 'Vows', codec: 'h264', ...change};
      await renderMediaOnLambda(given as never);
    };
    const circular: {self?: object} = {};
    circular.self = circular;
    try {
      for (const codec of ['h264-ts', 'h264-mkv'])
        await assert.rejects(start({codec}), {message: `'${codec}' is not a valid codec for Lambda. The following values are supported: ${FORMATS}`});
      await assert.rejects(start({inputProps: circular}), {
        message: 'Error serializing input-props. Check it has no circular references or reduce the size if the object is big.',
      });
      await assert.rejects(start({downloadBehavior: {type: 'show'}}), /Download behavior must be either "download" or "play-in-browser"/);
      await assert.rejects(start({quality: 80}), {message: 'quality has been renamed to jpegQuality. Please rename the option.'});
      assert.equal(requests, 0);
      await start({});
      assert.equal(requests, 1);
    } finally {
      server.close();
    }
  },
);
