import {algoliasearch} from 'algoliasearch';
import type {Synonyms} from '../../core/data/synonyms';
import {HOSTED_SETTINGS, type HostedRecord} from '../../plugins/search/hosted-records';

const BATCH_SIZE = 1000;

export type Target = {appId: string; adminKey: string; index: string};

/**
 * The three values that a push needs.
 * @throws Error that names each missing value, with a valid example
 */
export function readTarget(env: Record<string, string | undefined>): Target {
  const needed = {
    ALGOLIA_APP_ID: 'the application ID, such as PLSDUOL1CA',
    ALGOLIA_ADMIN_KEY: 'a key with write access, of 32 letters and digits; keep it out of files and out of the site',
    ALGOLIA_INDEX: 'the name of the index, such as remotion',
  };
  const missing = Object.entries(needed).filter(([name]) => !env[name]);
  if (missing.length > 0) throw new Error(`search:push needs\n${missing.map(([name, what]) => `- ${name}: ${what}`).join('\n')}`);
  return {appId: env.ALGOLIA_APP_ID ?? '', adminKey: env.ALGOLIA_ADMIN_KEY ?? '', index: env.ALGOLIA_INDEX ?? ''};
}

/**
 * Replaces the content of a hosted index all at once: a draft with settings, synonyms and records is moved into its place when it is complete.
 * A draft left behind by a failed push is removed by the next one.
 * @param options for tests: where the service is
 * @throws Error that says which value is wrong, or that the service cannot be reached
 */
export async function pushSearch(
  {appId, adminKey, index}: Target,
  records: HostedRecord[],
  synonyms: Synonyms,
  log: (line: string) => void,
  options?: Parameters<typeof algoliasearch>[2],
): Promise<void> {
  const client = algoliasearch(appId, adminKey, options);
  const draft = `${index}_draft`;
  const until = async (indexName: string, change: Promise<{taskID: number}>) => client.waitForTask({indexName, taskID: (await change).taskID});
  try {
    await until(draft, client.deleteIndex({indexName: draft}));
    // Rules are managed in the service's dashboard; they stay as they are.
    await until(draft, client.operationIndex({indexName: index, operationIndexParams: {operation: 'copy', destination: draft, scope: ['rules']}}));
    await until(draft, client.setSettings({indexName: draft, indexSettings: HOSTED_SETTINGS}));
    const synonymHit = Object.entries(synonyms).map(([input, meant]) => ({
      objectID: input.replaceAll(' ', '-'),
      type: 'oneWaySynonym' as const,
      input,
      synonyms: meant,
    }));
    await until(draft, client.saveSynonyms({indexName: draft, synonymHit, replaceExistingSynonyms: true}));
    log(`settings and ${synonymHit.length} synonyms are set`);
    for (let sent = 0; sent < records.length; sent += BATCH_SIZE) {
      const batch = records.slice(sent, sent + BATCH_SIZE);
      await until(draft, client.batch({indexName: draft, batchWriteParams: {requests: batch.map((body) => ({action: 'addObject', body}))}}));
      log(`${sent + batch.length} of ${records.length} records are sent`);
    }
    await until(draft, client.operationIndex({indexName: draft, operationIndexParams: {operation: 'move', destination: index}}));
    log(`${index} has the new records`);
  } catch (error) {
    throw new Error(explain(error, appId), {cause: error});
  }
}

function explain(error: unknown, appId: string): string {
  const {name, message, status} = error as {name?: string; message?: string; status?: number};
  if (status === 401 || status === 403)
    return `The service refused ALGOLIA_ADMIN_KEY for the application ${appId}: "${message}". It needs a key of that application that may add records, delete indexes and edit settings.`;
  if (status === 404) return `The service does not know the application ${appId}: "${message}". Check ALGOLIA_APP_ID.`;
  if (name === 'RetryError') return `The service could not be reached as the application ${appId}. Check ALGOLIA_APP_ID and the network. (${message})`;
  return `The push failed, and readers still see the old records: ${message}`;
}
