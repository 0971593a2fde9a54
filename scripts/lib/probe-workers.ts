import {fork, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {Answer} from '../../probes/lib/worker';
import {withoutTypes} from './without-types';

const PROJECT = path.join(__dirname, '../..');
const WORKER = path.join(PROJECT, 'probes/lib/worker.ts');
const OFFLINE = path.join(PROJECT, 'probes/lib/offline.ts');

export type Task = {file: string; seconds: number; needsBrowser: boolean};
export type Outcome = {file: string; problem?: string; milliseconds: number};

/**
 * Carries out probes, two at a time, in processes of their own: one that hangs is ended, and named. Those that need a browser share that of the first process.
 * @param environment what the processes are told
 * @param script what they run, which answers to a file as the worker of the probes does
 */
export async function carryOutAll(tasks: Task[], environment: Record<string, string>, onOutcome: (outcome: Outcome) => void, script = WORKER): Promise<void> {
  const inBrowser = tasks.filter(({needsBrowser}) => needsBrowser);
  const others = tasks.filter(({needsBrowser}) => !needsBrowser);
  const work = async (number: number, next: () => Task | undefined) => {
    const worker = new Worker(number, environment, script);
    for (let task = next(); task; task = next()) onOutcome(await worker.run(task));
    await worker.end();
  };
  await Promise.all([work(1, () => inBrowser.shift() ?? others.shift()), work(2, () => others.shift())]);
}

class Worker {
  private child: ChildProcess | undefined;
  private readonly pids: string;
  private readonly refused: string;
  /** What cuts a process off from the network, in a form that the toolkit's own processes can load. */
  private readonly offline: string;

  constructor(
    number: number,
    private readonly environment: Record<string, string>,
    private readonly script: string,
  ) {
    const folder = environment.PROBE_FOLDER ?? '';
    this.pids = path.join(folder, `browsers-${number}`);
    this.refused = path.join(folder, `refused-${number}`);
    this.offline = path.join(folder, `offline-${number}.mjs`);
    fs.writeFileSync(this.offline, withoutTypes(OFFLINE));
  }

  private start(): ChildProcess {
    const env = {...process.env, ...this.environment, PROBE_PIDS: this.pids, PROBE_REFUSED: this.refused, NODE_OPTIONS: `--import ${this.offline}`};
    return fork(this.script, [], {cwd: PROJECT, env, execArgv: ['--import', 'tsx'], silent: true});
  }

  run({file, seconds}: Task): Promise<Outcome> {
    const child = (this.child ??= this.start());
    const started = Date.now();
    let output = '';
    const keep = (text: Buffer) => (output = `${output}${text.toString()}`.slice(-2000));
    return new Promise((resolve) => {
      const settle = (problem?: string) => {
        clearTimeout(limit);
        child.off('message', onMessage).off('exit', onExit);
        child.stderr?.off('data', keep);
        resolve({file, ...(problem ? {problem} : {}), milliseconds: Date.now() - started});
      };
      const onMessage = (answer: Answer) => settle(answer.problem);
      const onExit = () => {
        this.child = undefined;
        settle(`Its process ended. ${output}`);
      };
      const limit = setTimeout(() => {
        this.kill();
        settle(`It hangs: it was not finished after ${seconds} seconds.`);
      }, seconds * 1000);
      child.on('message', onMessage).on('exit', onExit);
      child.stderr?.on('data', keep);
      child.stdout?.resume();
      child.send({file});
    });
  }

  /** Ends the process at once, with the browsers that it has started. */
  private kill(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
    if (!fs.existsSync(this.pids)) return;
    for (const pid of fs.readFileSync(this.pids, 'utf8').split('\n').filter(Boolean)) {
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    fs.rmSync(this.pids);
  }

  async end(): Promise<void> {
    const {child} = this;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const limit = setTimeout(() => this.kill(), 10_000);
    child.send('end');
    await ended;
    clearTimeout(limit);
  }
}
