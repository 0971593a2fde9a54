import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type State = {files: {filename: string; size: number}[]; total: number};
const {getTmpDirStateIfENoSp} = installed<{getTmpDirStateIfENoSp: (error: string, given: object) => State | null}>('@remotion/serverless/dist/get-tmp-dir.js');

export default inNode(
  'An error lists the 100 largest files on the disk if it contains ENOSPC or "no space left on device", and has null there otherwise.',
  () => {
    const files = Array.from({length: 150}, (_, index) => ({filename: `/tmp/${index}`, size: index + 1}));
    const state = (error: string) => getTmpDirStateIfENoSp(error, {getFolderFiles: () => files});
    for (const error of ['Error: ENOSPC, write', 'FFmpeg quit: No space left on device']) {
      const listed = state(error)!;
      assert.equal(listed.files.length, 100);
      assert.deepEqual([listed.files[0]?.size, listed.files[99]?.size, listed.total], [150, 51, 11_325]);
    }
    assert.equal(state('Error: x is undefined'), null);
  },
);
