import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {compareVersions, type Fact, type Facts} from './since';

/** Relative to the project: the first versions that public documentation of the toolkit states, with their source. */
export const STATED_FILE = 'data/stated-versions.json';

/** A key of data/since.json, a package, or a command such as `cli gpu`. */
const KEY = /^((remotion|@remotion\/[a-z0-9-]+)(\/[\w-]+)*(#\S+)?|cli( [\w-]+)+)$/;

const schema = z
  .object({
    source: z.string().url(),
    asOf: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/, 'is not a day or a month'),
    versions: z.record(z.string().regex(KEY, 'is not a key such as remotion#Artifact'), z.string().regex(/^\d+\.\d+\.\d+$/, 'is not a released version')),
  })
  .strict();

/**
 * Reads the stated first versions, by key.
 * @param dir absolute path of the project
 * @returns none when there is no file
 * @throws Error that names the entries that are wrong
 */
export function readStated(dir: string): Record<string, string> {
  const file = path.join(dir, STATED_FILE);
  if (!fs.existsSync(file)) return {};
  const result = schema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (result.success) return result.data.versions;
  throw new Error(`${STATED_FILE} cannot be used: ${result.error.issues.map((issue) => `${issue.path.join(' → ')} ${issue.message}`).join('; ')}`);
}

export type FirstVersion = {
  /** What a page shows; absent when it may be older than all releases that can be looked at. */
  version?: string;
  /** Whether what is stated lies between the releases of the proof, contradicts them, or has no proof; or whether there is only the proof. */
  standing: 'equal' | 'refuted' | 'unproven' | 'proven';
};

/**
 * The first release that has something. The registry lacks releases, so a proof is an interval, within which the stated version is exact.
 * @returns undefined when nothing is known
 */
export function firstVersion(key: string, facts: Facts, stated: Record<string, string>): FirstVersion | undefined {
  const [fact, says] = [facts[key], stated[key]];
  if (!fact) return says === undefined ? undefined : {version: says, standing: 'unproven'};
  const proven = fact.absent === undefined ? undefined : fact.since;
  if (says === undefined) return {version: proven, standing: 'proven'};
  return isWithin(says, fact) ? {version: says, standing: 'equal'} : {version: proven, standing: 'refuted'};
}

/** The first release of a package in the registry says nothing about earlier ones, so the interval has no beginning there. */
const isWithin = (version: string, {since, absent}: Fact): boolean =>
  compareVersions(version, since) <= 0 && (absent === undefined || absent === 'unpublished' || compareVersions(version, absent) > 0);
