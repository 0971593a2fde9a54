import assert from 'node:assert/strict';
import {FILM, read, scan, seek} from '../lib/hinted-seeks';
import {made} from '../lib/media';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'In a transport stream of 60 s, 1.6 MB and a keyframe every 2 s, seek(45.5) leads to 0.07 in 1 read, with hints of all to 44.07 in 2, seek(10) to 8.07; hints until 20 s lead to 18.07, those of a frame to 0.07; JSON: 2 kB.',
  async () => {
    const ts = await made('minute.ts', `${FILM} -muxdelay 0 -muxpreload 0 -f mpegts`);
    const {hints, ...sizes} = await scan(ts);
    assert.deepEqual(sizes, {json: 2, size: '1.6'});
    assert.deepEqual(structuredClone(hints), hints);
    assert.deepEqual([await seek(ts, 45.5, null), await seek(ts, 45.5, hints), await seek(ts, 10, hints)], ['0.07 s, 1', '44.07 s, 2', '8.07 s, 2']);
    const early = await read(ts, {handler: ({timestamp}) => timestamp >= 20_000_000});
    assert.equal(await seek(ts, 45.5, early.hints), '18.07 s, 2');
    const one = await read(ts, {handler: () => true});
    assert.equal(await seek(ts, 45.5, one.hints), '0.07 s, 1');
  },
);
