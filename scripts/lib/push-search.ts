import {algoliasearch} from 'algoliasearch';
import type {Synonyms} from '../../data/synonyms';
import {HOSTED_SETTINGS, type HostedRecord} from '../../plugins/search/hosted-records';

const BATCH_SIZE = 1000;

export type Target = {appId: string; adminKey: string; index: string};

/**
 * The three values that a push needs.
 * @throws Error that names each that is missing, with a right example
 */
export function readTarget(env: Record<string, string | undefined>): Target {
  const needed = {
    ALGOLIA_APP_ID: 'the application id, such as PLSDUOL1CA',
    ALGOLIA_ADMIN_KEY: 'a key that may write, of 32 letters and digits; keep it out of files and of the site',
    ALGOLIA_INDEX: 'the name of the index, such as remotion',
  };
  const missing = Object.entries(needed).filter(([name]) => !env[name]);
  if (missing.length > 0) throw new Error(`search:push needs\n${missing.map(([name, what]) => `- ${name}: ${what}`).join('\n')}`);
  return {appId: env.ALGOLIA_APP_ID ?? '', adminKey: env.ALGOLIA_ADMIN_KEY ?? '', index: env.ALGOLIA_INDEX ?? ''};
}

/**
 * Replaces what a hosted index holds, all at once: readers see the old records until the new ones are complete.
 * @param options for tests: where the service stands
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
  try {
    const {taskID} = await client.setSettings({indexName: index, indexSettings: HOSTED_SETTINGS});
    await client.waitForTask({indexName: index, taskID});
    log(`settings of ${index} are set`);
    const synonymHit = Object.entries(synonyms).map(([input, meant]) => ({
      objectID: input.replaceAll(' ', '-'),
      type: 'oneWaySynonym' as const,
      input,
      synonyms: meant,
    }));
    const saved = await client.saveSynonyms({indexName: index, synonymHit, replaceExistingSynonyms: true});
    await client.waitForTask({indexName: index, taskID: saved.taskID});
    log(`${synonymHit.length} synonyms are set`);
    log(`sending ${records.length} records in ${Math.ceil(records.length / BATCH_SIZE)} batches`);
    await client.replaceAllObjects({indexName: index, objects: records, batchSize: BATCH_SIZE});
    log(`${index} holds the new records`);
  } catch (error) {
    throw new Error(explain(error, appId), {cause: error});
  }
}

function explain(error: unknown, appId: string): string {
  const {name, message, status} = error as {name?: string; message?: string; status?: number};
  if (status === 401 || status === 403)
    return `The service refused ALGOLIA_ADMIN_KEY for the application ${appId}: "${message}". It needs a key of that application that may add and delete records and edit settings.`;
  if (status === 404) return `The service knows no application ${appId}: "${message}". Look up ALGOLIA_APP_ID.`;
  if (name === 'RetryError') return `The service could not be reached as the application ${appId}. Look up ALGOLIA_APP_ID and the network. (${message})`;
  return `The push was stopped and readers see the old records: ${message}`;
}
