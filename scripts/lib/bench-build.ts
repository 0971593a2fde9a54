import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const CACHES = ['.docusaurus', 'node_modules/.cache'];
const EDITED = 'docs/sequence.mdx';
const SAMPLE_EVERY = 400;

/** Builds the site without any cache, again, and after a change of one page. CPU seconds compare between runs on one machine; wall time does not. */
export async function benchBuild(project: string): Promise<void> {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
  const page = path.join(project, EDITED);
  const original = fs.readFileSync(page, 'utf8');
  try {
    for (const cache of CACHES) fs.rmSync(path.join(project, cache), {recursive: true, force: true});
    const cold = await build(project, out);
    const warm = await build(project, out);
    fs.writeFileSync(page, `${original}\nOne sentence more.\n`);
    const edited = await build(project, out);
    const pages = fs.readdirSync(out, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('index.html')).length;
    for (const [name, {wall, cpu, memory}] of Object.entries({cold, warm, 'one page edited': edited}))
      console.log(
        `build, ${name}: ${pages} pages, CPU ${cpu.toFixed(0)} s (${((cpu / pages) * 100).toFixed(1)} s per 100 pages), wall ${wall.toFixed(0)} s, peak memory ${(memory / 1e9).toFixed(1)} GB`,
      );
  } finally {
    fs.writeFileSync(page, original);
    fs.rmSync(out, {recursive: true, force: true});
  }
}

type Cost = {wall: number; cpu: number; memory: number};

/** CPU seconds are those that the shell counts for all processes of the build; memory is what they hold together, looked at now and then. */
function build(project: string, out: string): Promise<Cost> {
  const started = performance.now();
  const child = spawn('bash', ['-c', `TIMEFORMAT='%U %S'; time npx docusaurus build --out-dir '${out}' > /dev/null 2>&1`], {cwd: project, detached: true});
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOfGroup(child.pid ?? 0));
  }, SAMPLE_EVERY);
  let times = '';
  child.stderr.on('data', (data: Buffer) => (times += data.toString()));
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(timer);
      const [user = 0, system = 0] = times.trim().split(/\s+/).map(Number);
      if (code === 0) resolve({wall: (performance.now() - started) / 1000, cpu: user + system, memory});
      else reject(new Error(`The build ended with ${code}.`));
    });
  });
}

/** Resident bytes of all processes of a group; 0 where there is no /proc. */
function memoryOfGroup(group: number): number {
  if (!fs.existsSync('/proc')) return 0;
  return fs.readdirSync('/proc').reduce((sum, pid) => {
    if (!/^\d+$/.test(pid)) return sum;
    try {
      const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return Number(fields[2]) === group ? sum + Number(fields[21]) * 4096 : sum;
    } catch {
      // The process ended while it was looked at.
      return sum;
    }
  }, 0);
}
