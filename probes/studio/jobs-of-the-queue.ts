import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Job = {id: string; status: string};
type Queue = {addJob(options: object): void; getRenderQueue(): Job[]};

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
};

export default inNode(
  'The render queue of the Studio runs one job at a time, in the order in which they were added, and goes on after one that fails.',
  async () => {
    const stills = installed<{processStill: unknown}>('@remotion/cli/dist/render-queue/process-still.js');
    const {addJob, getRenderQueue} = installed<Queue>('@remotion/cli/dist/render-queue/queue.js');
    const {processStill} = stills;
    const {log, error} = console;
    const started: string[] = [];
    const ends: {resolve: () => void; reject: (error: Error) => void}[] = [];
    stills.processStill = ({job}: {job: Job}) => {
      started.push(job.id);
      return new Promise<void>((resolve, reject) => void ends.push({resolve, reject}));
    };
    console.log = console.error = () => undefined;
    const job = (id: string) => ({
      ...{id, type: 'still', status: 'idle', cleanup: [], compositionId: 'Note', outName: `${id}.png`},
      deletedOutputLocation: false,
    });
    try {
      for (const id of ['first', 'second', 'third']) addJob({job: job(id), entryPoint: 'src/index.ts', remotionRoot: '/', logLevel: 'error'});
      await settled();
      const states = () => getRenderQueue().map(({status}) => (status === 'idle' || status === 'running' ? status : 'over'));
      assert.deepEqual([started, states()], [['first'], ['running', 'idle', 'idle']]);
      ends[0]!.reject(new Error('no space left'));
      await settled();
      assert.deepEqual(
        [started, states()],
        [
          ['first', 'second'],
          ['over', 'running', 'idle'],
        ],
      );
      ends[1]!.resolve();
      await settled();
      assert.deepEqual(
        [started, states()],
        [
          ['first', 'second', 'third'],
          ['over', 'over', 'running'],
        ],
      );
      ends[2]!.resolve();
      await settled();
    } finally {
      stills.processStill = processStill;
      Object.assign(console, {log, error});
    }
  },
);
