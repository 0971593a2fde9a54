import {spawn} from 'node:child_process';

export type Running = {
  /** Waits until the output holds this, and returns what was said until then. */
  says(pattern: RegExp): Promise<string>;
  stop(): void;
};

/** Starts a server in its own process group, so that whatever it starts ends with it. */
export function startCommand(command: string, cwd: string, env: Record<string, string>): Running {
  const child = spawn('bash', ['-c', command], {cwd, env: {...process.env, ...env}, detached: true});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    async says(pattern) {
      const end = Date.now() + 60_000;
      while (!pattern.test(output)) {
        if (Date.now() > end || child.exitCode !== null) throw new Error(`${command} did not say ${String(pattern)}:\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return output;
    },
    stop() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    },
  };
}
