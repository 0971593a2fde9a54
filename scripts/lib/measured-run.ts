import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** CPU and wall time in seconds, and peak memory in bytes. */
export type Cost = {wall: number; cpu: number; memory: number};

const SAMPLE_EVERY = 400;

/**
 * Runs a command to its end. CPU seconds are those that the shell counts for all of its processes; memory is their sum, sampled periodically.
 * The command's output goes to the file run.log in its folder.
 * @throws Error with the end of that file when the command fails
 */
export function measuredRun(command: string, folder: string): Promise<Cost> {
  const log = path.join(folder, 'run.log');
  const started = performance.now();
  const environment = {...process.env, NO_UPDATE_NOTIFIER: '1', CI: 'true'};
  // A separate process group, so that its processes can be told apart from others.
  const child = spawn('bash', ['-c', `TIMEFORMAT='%U %S'; time ${command} > '${log}' 2>&1`], {cwd: folder, detached: true, env: environment});
  const end = () => process.kill(-(child.pid ?? 0));
  process.once('exit', end);
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOfGroup(child.pid ?? 0));
  }, SAMPLE_EVERY);
  let times = '';
  child.stderr.on('data', (data: Buffer) => (times += data.toString()));
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(timer);
      process.off('exit', end);
      const [user = 0, system = 0] = times.trim().split(/\s+/).map(Number);
      if (code === 0) resolve({wall: (performance.now() - started) / 1000, cpu: user + system, memory});
      else reject(new Error(`${command} ended with ${code}:\n${fs.readFileSync(log, 'utf8').slice(-2000)}`));
    });
  });
}

const PAGE_BYTES = 4096;

/** Resident bytes of all processes in a group; 0 where there is no /proc. */
function memoryOfGroup(group: number): number {
  if (!fs.existsSync('/proc')) return 0;
  return fs.readdirSync('/proc').reduce((sum, pid) => {
    if (!/^\d+$/.test(pid)) return sum;
    try {
      const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return Number(fields[2]) === group ? sum + Number(fields[21]) * PAGE_BYTES : sum;
    } catch {
      // The process ended in the meantime.
      return sum;
    }
  }, 0);
}
