import {runScript, UsageError} from './lib/arguments';
import {runSteps} from './lib/run-steps';
import {shardOf, slowChecks, today, turnOf, type SlowCheck} from './lib/slow-checks';
import {summarize} from './lib/summary';

const ALL = slowChecks(false);

/** With `--minutes 40`, runs as many as fit, other ones each day until all have had their turn; with `--shard=1/8`, an eighth; without, all. */
async function main(args: string[]): Promise<number> {
  const checks = chosen(args);
  console.log(`${checks.length} of ${ALL.length} slow checks: ${checks.map(({name}) => name).join(', ')}`);
  return summarize(await runSteps(checks));
}

function chosen(args: string[]): SlowCheck[] {
  if (args.length === 0) return ALL;
  const words = args.join(' ');
  const minutes = Number(/^--minutes (\d+)$/.exec(words)?.[1]);
  if (minutes > 0) return turnOf(ALL, minutes, today());
  const [part = 0, parts = 0] = /^--shard=(\d+)\/(\d+)$/.exec(words)?.slice(1).map(Number) ?? [];
  if (part > 0 && part <= parts) return shardOf(ALL, part, parts);
  throw new UsageError(`${words} is not understood: use --minutes 40, --shard=1/8, or nothing.`);
}

runScript(() => main(process.argv.slice(2)));
