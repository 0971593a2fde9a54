import {spawn} from 'node:child_process';
import {tallyOf, type Tally} from './tally';

export type Step = {
  name: string;
  command: string;
  /** Steps that must have passed before; if one of them has not, this one is left out. */
  needs?: string[];
  /** Whether it keeps every core busy, so that nothing else runs meanwhile; its output is shown as it comes. */
  isAlone?: boolean;
};

export type Outcome = {step: Step; isPassed: boolean; tally: Tally};

/**
 * Runs steps two at a time, in their order; the output of a step is shown as a whole when it ends.
 * Every step runs even after another has failed, so that one run shows everything there is to fix.
 */
export async function runSteps(steps: readonly Step[], run = runStep): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const outcomeOf = (name: string) => outcomes.find(({step}) => step.name === name);
  const isReady = ({needs = [], isAlone}: Step) => needs.every(outcomeOf) && (!isAlone || running.size === 0);

  const start = (step: Step) => {
    const missing = step.needs?.filter((name) => !outcomeOf(name)?.isPassed) ?? [];
    if (missing.length > 0) {
      console.log(`\n${step.name}\nleft out, since this has failed: ${missing.join(', ')}`);
      outcomes.push({step, isPassed: false, tally: {passed: 0, failed: 1}});
      return;
    }
    running.set(
      step,
      run(step).then((outcome) => {
        outcomes.push(outcome);
        running.delete(step);
      }),
    );
  };

  while (waiting.length > 0 || running.size > 0) {
    const isBusy = running.size >= 2 || [...running.keys()].some(({isAlone}) => isAlone);
    const next = isBusy ? -1 : waiting.findIndex(isReady);
    if (next >= 0) start(waiting.splice(next, 1)[0]!);
    else await Promise.race(running.values());
  }
  return outcomes;
}

function runStep(step: Step): Promise<Outcome> {
  const started = Date.now();
  let output = '';
  if (step.isAlone) console.log(`\n${step.name}`);
  return new Promise((resolve) => {
    // With CI set, the framework refuses what it only warns of otherwise; the verdict has to be the same on every machine.
    const env = {...process.env, CI: 'true', NO_UPDATE_NOTIFIER: '1'};
    const child = spawn(step.command, {shell: true, stdio: ['inherit', 'pipe', 'pipe'], env});
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (step.isAlone) process.stdout.write(text);
      });
    child.on('close', (code) => {
      const verdict = `${code === 0 ? 'ok' : 'FAILED'} after ${((Date.now() - started) / 1000).toFixed(1)} s`;
      console.log(step.isAlone ? verdict : `\n${step.name}\n${output}${verdict}`);
      resolve({step, isPassed: code === 0, tally: tallyOf(output, code === 0)});
    });
  });
}
