import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import measured from '../../data/measured-renders.json';
import {inNode} from '../lib/probe';

const PAGE = path.join(__dirname, '../../docs/compare-ssr.mdx');

export default inNode(
  'By the table, the settings of Cloud Run make a frame of the first two demos 1.6 to 1.8 times as slow as on the server, and one of the third more than four times; the renders on record are from 2022.',
  () => {
    const rows = [...fs.readFileSync(PAGE, 'utf8').matchAll(/^\|.*\| (\d+) \/ (\d+) \| \d+ \/ \d+ \| (\d+) \/ (\d+) \|$/gm)].map(([, ...numbers]) =>
      numbers.map(Number),
    );
    assert.equal(rows.length, 3);
    const ratios = rows.map(([small = 0, large = 0, smallOnCloudRun = 0, largeOnCloudRun = 0]) => [smallOnCloudRun / small, largeOnCloudRun / large]);
    const firstTwo = ratios.slice(0, 2).flat();
    assert.deepEqual([Math.min(...firstTwo).toFixed(1), Math.max(...firstTwo).toFixed(1)], ['1.6', '1.8']);
    assert.ok(Math.min(...(ratios[2] ?? [])) > 4);
    for (const {asOf} of Object.values(measured)) assert.match(asOf, /^2022-/);
  },
);
