import assert from 'node:assert/strict';
import {RenderInternals} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Helper = {onDownloadsHelper: (logLevel: string) => (src: string) => (progress: {percent: number | null; downloaded: number}) => void};
const SRC = 'https://media.example/lecture.mp4';

export default inNode(
  'Functions log the start of a download, its progress in bytes and percent at steps of ten percent, and "Download complete" once, at the level info.',
  () => {
    const {onDownloadsHelper} = installed<Helper>('@remotion/serverless/dist/on-downloads-helpers.js');
    const {log} = console;
    const printed: string[] = [];
    console.log = (...texts: unknown[]) => void printed.push(texts.join(' '));
    const download = (logLevel: string) => {
      const report = onDownloadsHelper(logLevel)(SRC);
      for (let percent = 1; percent <= 100; percent++) report({percent: percent / 100, downloaded: percent * 8_141_138});
      return printed.splice(0);
    };
    try {
      const lines = download('info');
      assert.equal(lines[0], `Downloading ${SRC}`);
      assert.deepEqual(lines.slice(-2), [`Download progress (${SRC}): 814113800 bytes, 100.0%`, `Download complete: ${SRC}`]);
      assert.equal(lines.filter((line) => line.includes('complete')).length, 1);
      assert.ok(lines.length < 15, String(lines.length));
      assert.deepEqual(download('warn'), []);
      assert.ok(RenderInternals.isEqualOrBelowLogLevel('info', 'info'));
    } finally {
      console.log = log;
    }
  },
);
