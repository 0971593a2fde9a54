import {openAccount, type OpenAccount} from './aws-account';
import {installed} from './installed';

/** Gives a probe an AWS account to which functions can be deployed: with a small file in place of their archive, and without waiting. */
export async function withDeployments(use: (account: OpenAccount) => Promise<void>): Promise<void> {
  const archive = installed<{FUNCTION_ZIP_ARM64: string}>('@remotion/lambda/dist/shared/function-zip-path.js');
  const {FUNCTION_ZIP_ARM64} = archive;
  const {setTimeout} = globalThis;
  const account = await openAccount();
  archive.FUNCTION_ZIP_ARM64 = __filename;
  // The toolkit waits for a second before it asks again whether the function is ready.
  globalThis.setTimeout = ((callback: () => void, milliseconds?: number) => setTimeout(callback, milliseconds === 1000 ? 0 : milliseconds)) as never;
  try {
    await use(account);
  } finally {
    globalThis.setTimeout = setTimeout;
    archive.FUNCTION_ZIP_ARM64 = FUNCTION_ZIP_ARM64;
    account.close();
  }
}
