import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Sent = Record<string, unknown>;
const {screenshot} = installed<{screenshot: (options: object) => Promise<Buffer>}>('@remotion/renderer/dist/puppeteer-screenshot.js');

export default inNode(
  'A fraction as jpegQuality fails with "Expected options.quality to be an integer", and a WebP is captured without a quality.',
  async () => {
    const captured = async (type: string, jpegQuality: number) => {
      let sent: Sent = {};
      const send = (_: string, options: Sent) => {
        sent = options;
        return Promise.resolve({value: {data: ''}});
      };
      const page = {_client: () => ({send}), target: () => ({}), screenshotTaskQueue: {postTask: (task: () => Promise<Buffer>) => task()}};
      await screenshot({page, type, jpegQuality, width: 960, height: 480, scale: 1, omitBackground: false});
      return [sent.format, sent.quality];
    };
    assert.deepEqual(await captured('jpeg', 80), ['jpeg', 80]);
    assert.deepEqual(await captured('webp', 80), ['webp', undefined]);
    await assert.rejects(captured('jpeg', 80.5), /Expected options\.quality to be an integer/);
  },
);
