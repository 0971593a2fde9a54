import fs from 'node:fs';
import path from 'node:path';
import {openAccount, type Account, type OpenAccount} from './aws-account';
import {installed} from './installed';
import {runLambda, type LambdaOutcome} from './lambda-cli';
import {newFolder} from './run-folder';

type Bundler = (given: {entryPoint: string}) => Promise<string>;

type Site = {
  /** Carries out `npx remotion lambda sites create` with these words in the folder of the project. */
  create: (words: string) => Promise<LambdaOutcome>;
  account: OpenAccount;
};

/**
 * Lets a project, whose only file is src/index.ts, be uploaded without bundling it.
 * @param bundle stands in for the bundler: gets the entry point, returns a folder or throws
 */
export async function withSitesCreate(given: Partial<Account>, bundle: Bundler, work: (site: Site) => Promise<void>): Promise<void> {
  const root = newFolder();
  fs.mkdirSync(path.join(root, 'src'));
  fs.writeFileSync(path.join(root, 'src/index.ts'), 'registerRoot');
  const {awsFullClientSpecifics: specifics} = installed<{awsFullClientSpecifics: {bundleSite: Bundler}}>(
    '@remotion/lambda/dist/functions/full-client-implementation.js',
  );
  const {bundleSite} = specifics;
  specifics.bundleSite = bundle;
  const account = await openAccount(given);
  try {
    await work({create: (words) => runLambda(`sites create ${words}`, [], root), account});
  } finally {
    specifics.bundleSite = bundleSite;
    account.close();
  }
}

/** A bundle of one page. */
export function tinyBundle(): string {
  const bundle = newFolder();
  fs.writeFileSync(path.join(bundle, 'index.html'), 'tide');
  return bundle;
}
