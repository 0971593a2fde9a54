import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {inNode} from '../lib/probe';

const FILE = path.join(__dirname, '../../node_modules/@remotion/studio/dist/renderEntry.js');

export default inNode(
  'Whenever the page of a bundle changes to another mode, it opens a handle whose label begins with “Waiting for root component to load”, and closes it once the root component is there.',
  () => {
    const [change = ''] = /^const setBundleModeAndUpdate = .*?^\};$/ms.exec(fs.readFileSync(FILE, 'utf8')) ?? [];
    const labels: string[] = [];
    const closed: string[] = [];
    const waiting: ((root: string) => void)[] = [];
    const context = {
      remotion_1: {
        delayRender: (label: string) => (labels.push(label), label),
        continueRender: (handle: string) => void closed.push(handle),
        Internals: {waitForRoot: (call: (root: string) => void) => void waiting.push(call)},
      },
      setBundleMode: () => undefined,
      renderContent: () => undefined,
      requestAnimationFrame: (call: () => void) => call(),
    };
    vm.runInNewContext(`${change}\nsetBundleModeAndUpdate({type: 'evaluation'});`, context);
    assert.equal(labels.length, 1);
    assert.match(labels[0]!, /^Waiting for root component to load/);
    assert.deepEqual(closed, []);
    for (const call of waiting) call('root');
    assert.deepEqual(closed, labels);
  },
);
