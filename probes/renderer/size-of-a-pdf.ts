import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Sent = {name: string; options: Record<string, unknown>};
type Module = {screenshot(given: Record<string, unknown>): Promise<Buffer>};

export default inNode('A PDF has the size of the composition with any scale, and the JPEG quality plays no role for other formats.', async () => {
  const {screenshot} = installed<Module>('@remotion/renderer/dist/puppeteer-screenshot.js');
  const sentFor = async (type: string, scale: number) => {
    const sent: Sent[] = [];
    const send = (name: string, options: Sent['options'] = {}) => {
      sent.push({name, options});
      const data = Buffer.from('picture').toString('base64');
      return Promise.resolve({value: {data}});
    };
    const page = {
      screenshotTaskQueue: {postTask: <Result>(task: () => Promise<Result>) => task()},
      target: () => ({_targetId: '1'}),
      _client: () => ({send}),
    };
    const image = await screenshot({page, type, scale, width: 1280, height: 720, jpegQuality: 95, omitBackground: false});
    assert.equal(image.toString(), 'picture');
    return sent.at(-1);
  };
  for (const scale of [1, 2]) {
    const pdf = await sentFor('pdf', scale);
    assert.equal(pdf?.name, 'Page.printToPDF');
    assert.deepEqual([pdf.options.paperWidth, pdf.options.paperHeight, pdf.options.scale], [1280 / 96, 720 / 96, 1]);
    assert.equal((await sentFor('png', scale))?.options.quality, undefined);
    assert.equal((await sentFor('jpeg', scale))?.options.quality, 95);
  }
});
