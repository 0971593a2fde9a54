import {runInProcess, type Group} from './command-in-process';
import {installed} from './installed';

type Lambda = {executeCommand: (args: unknown[], root: string, logLevel: string, provider: null, client: null) => Promise<void>};
type Args = {parsedLambdaCli: Group['flags']; forceFlagProvided: unknown};

export type LambdaOutcome = {code: number; output: string; questions: number};

/**
 * Does what `npx remotion lambda` does, in this process, without reading a configuration file or a .env file.
 * @param line the arguments, separated by spaces
 * @param answers what is typed at each question; if there are more questions, the command is left unfinished
 */
export async function runLambda(line: string, answers: string[] = [], root = process.cwd()): Promise<LambdaOutcome> {
  const {executeCommand} = installed<Lambda>('@remotion/lambda/dist/cli/index.js');
  const args = installed<Args>('@remotion/lambda/dist/cli/args.js');
  const {code, output, questions} = await runInProcess(line.split(' ').filter(Boolean), answers, root, {
    flags: args.parsedLambdaCli,
    setForced: (value) => (args.forceFlagProvided = value),
    execute: (words, folder, logLevel) => executeCommand(words, folder, logLevel, null, null),
  });
  return {code, output, questions};
}
