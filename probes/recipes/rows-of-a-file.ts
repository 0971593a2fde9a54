import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sample = {loadRows(given: {props: {file: string; rows: string[][]}}): Promise<{props: {rows: string[][]}; durationInFrames: number}>};

export default inNode(
  'The rows of a file are loaded without its last line break, its carriage returns and its byte order mark, which response.text() and trim() both remove; each row adds 9 frames. A file that is missing is an error.',
  async () => {
    const {loadRows} = sampleOf<Sample>(['docs/recipes/csv-table.mdx'], 'FileTable');
    const {fetch} = globalThis;
    const load = (answer: Response) => {
      globalThis.fetch = () => Promise.resolve(answer);
      return loadRows({props: {file: 'departures.csv', rows: []}});
    };
    try {
      const {props, durationInFrames} = await load(new Response('\uFEFFDeparts,To\r\n06:12,Vienna\r\n06:40,Trieste\r\n'));
      assert.deepEqual(props.rows, [
        ['Departs', 'To'],
        ['06:12', 'Vienna'],
        ['06:40', 'Trieste'],
      ]);
      const longer = await load(new Response('Departs\n06:12\n06:40\n07:05'));
      assert.equal(longer.durationInFrames - durationInFrames, 9);
      await assert.rejects(load(new Response('', {status: 404})), {message: 'public/departures.csv cannot be loaded'});
      assert.equal(await new Response('\uFEFFTo').text(), 'To');
      assert.equal('\uFEFFTo'.trim(), 'To');
      assert.equal('06:12,Vienna\r\n06:40,Trieste'.split('\n')[0]!.split(',').at(-1), 'Vienna\r');
    } finally {
      globalThis.fetch = fetch;
    }
  },
);
