import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Job = {id: string; input: string; state: string; progress: number; attempts: number; position?: number; error?: string};
type Work = (job: Job, signal: AbortSignal, onProgress: (progress: number) => void) => Promise<void>;
type Queue = {add(input: string): string; get(id: string): Job | null; cancel(id: string): void};
type Sample = {createQueue(file: string, work: Work, maxAttempts?: number): Queue};

export default inNode(
  'The queue of the recipe runs one job at a time, in order, knows positions, cancels a running and a waiting one, tries a failed one again before those behind it, and after a restart takes up what was running and waiting.',
  async () => {
    const {createQueue} = sampleOf<Sample>(['docs/recipes/queue.mdx'], 'queue');
    const file = path.join(newFolder(), 'jobs.json');
    const started: string[] = [];
    const ends = new Map<string, (error?: Error) => void>();
    const progressOf = new Map<string, (progress: number) => void>();
    const work: Work = ({input}, signal, onProgress) =>
      new Promise((resolve, reject) => {
        started.push(input);
        progressOf.set(input, onProgress);
        ends.set(input, (error) => (error ? reject(error) : resolve()));
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const settle = () => new Promise(setImmediate);
    const queue = createQueue(file, work);
    const [ebb, flood, surge, slack] = ['ebb', 'flood', 'surge', 'slack'].map(queue.add);
    const stateOf = (id = '') => `${queue.get(id)?.state} ${queue.get(id)?.position}`;
    assert.deepEqual([ebb, flood, surge, slack].map(stateOf), ['running 0', 'waiting 1', 'waiting 2', 'waiting 3']);
    progressOf.get('ebb')!(0.25);
    assert.equal(queue.get(ebb!)!.progress, 0.25);
    assert.equal((JSON.parse(fs.readFileSync(file, 'utf8')) as Job[])[0]!.progress, 0, 'progress alone does not write the file');

    ends.get('ebb')!(new Error('The anchor dragged.'));
    await settle();
    assert.deepEqual([started.join(), stateOf(ebb)], ['ebb,ebb', 'running 0']);
    ends.get('ebb')!(new Error('The anchor dragged.'));
    await settle();
    assert.deepEqual([stateOf(ebb), queue.get(ebb!)!.attempts, queue.get(ebb!)!.error], ['failed 0', 2, 'Error: The anchor dragged.']);
    assert.deepEqual([ebb, flood, surge, slack].map(stateOf), ['failed 0', 'running 0', 'waiting 1', 'waiting 2']);

    queue.cancel(surge!);
    queue.cancel(flood!);
    await settle();
    assert.deepEqual([flood, surge, slack].map(stateOf), ['canceled 0', 'canceled 0', 'running 0']);
    assert.deepEqual(started, ['ebb', 'ebb', 'flood', 'slack']);
    queue.add('neap');

    const again = createQueue(file, work);
    assert.deepEqual(started.slice(4), ['slack']);
    assert.equal(again.get(slack!)!.state, 'running');
    assert.deepEqual(fs.readdirSync(path.dirname(file)), ['jobs.json']);
    assert.equal(again.get('unknown'), null);
  },
);
