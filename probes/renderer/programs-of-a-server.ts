import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {sampleOf} from '../lib/page-sample';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const HOUR = 3600;

type Queue = {renderInTurn(options: object): Promise<string>};

export default inNode(
  'scratch.ts moves temporary files to a folder of its own and removes what is older than a day there, and nothing else; render-queue.ts starts each render when the one before has ended, also if that one has failed.',
  async () => {
    const scratch = path.join(newFolder(), '.scratch');
    const ages = {young: 0, recent: 23 * HOUR, old: 25 * HOUR};
    for (const [name, age] of Object.entries(ages)) {
      fs.mkdirSync(path.join(scratch, name), {recursive: true});
      fs.utimesSync(path.join(scratch, name), Date.now() / 1000 - age, Date.now() / 1000 - age);
    }
    const {TMPDIR} = process.env;
    try {
      const resolve = (name: string) => path.join(path.dirname(scratch), name);
      await runScriptOf('docs/troubleshooting/remotion-assets-dir.mdx', 'scratch.ts', {'node:path': {...path, resolve}});
      assert.equal(process.env.TMPDIR, scratch);
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    }
    assert.deepEqual(fs.readdirSync(scratch).toSorted(), ['recent', 'young']);

    const begun: ((fails: boolean) => void)[] = [];
    const renderMedia = () =>
      new Promise<string>((resolve, reject) => void begun.push((fails) => (fails ? reject(new Error('No frame')) : resolve('rendered'))));
    const {renderInTurn} = sampleOf<Queue>(['docs/troubleshooting/sigkill.mdx'], 'render-queue', {'@remotion/renderer': {renderMedia}});
    const results = [renderInTurn({}), renderInTurn({}), renderInTurn({})];
    await setImmediate();
    assert.equal(begun.length, 1);
    begun[0]!(true);
    await assert.rejects(results[0]!, {message: 'No frame'});
    await setImmediate();
    assert.equal(begun.length, 2);
    begun[1]!(false);
    assert.equal(await results[1], 'rendered');
    await setImmediate();
    assert.equal(begun.length, 3);
    begun[2]!(false);
    await results[2];
  },
);
