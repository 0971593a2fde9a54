import fs from 'node:fs';

/** A clock tick of Linux, in seconds. */
const TICK = 0.01;

/** CPU seconds of this thread alone: others of the process compress files and draw pictures at the same time. Where there is no /proc, those of all threads. */
export function mainThreadSeconds(): number {
  const file = `/proc/self/task/${process.pid}/stat`;
  if (!fs.existsSync(file)) {
    const {user, system} = process.cpuUsage();
    return (user + system) / 1e6;
  }
  // The name of the program, in parentheses, may hold spaces; after it, user and system time are the 12th and 13th field.
  const fields = fs.readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}
