import {VERSION} from 'remotion/version';
import {openAccount} from './aws-account';
import {runLambda, type LambdaOutcome} from './lambda-cli';
import {newFolder} from './run-folder';

type Payload = Record<string, unknown>;

/** What a render command printed, and what it sent to the function: nothing if it stopped before. */
type Started = LambdaOutcome & {sent: Payload | undefined};

/**
 * Carries out commands in an empty folder, with an account whose function refuses each render.
 * @param work gets what runs the words behind `npx remotion lambda render`
 */
export async function withRenderCommand(work: (render: (words: string) => Promise<Started>) => Promise<void>): Promise<void> {
  let sent: Payload | undefined;
  const account = await openAccount({
    functions: {'remotion-render-own': VERSION},
    invoke: (payload) => {
      sent = payload;
      return {type: 'error', message: 'That is enough', stack: 'Error'};
    },
  });
  const home = process.cwd();
  process.chdir(newFolder());
  try {
    await work(async (words) => {
      sent = undefined;
      const outcome = await runLambda(`render ${words}`);
      return {...outcome, sent: sent as Payload | undefined};
    });
  } finally {
    process.chdir(home);
    account.close();
  }
}
