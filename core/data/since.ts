import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';

/** Relative to the project. Written by `npm run since`, read by the check of the badges. */
export const SINCE_FILE = 'data/since.json';

const VERSION = /^\d+\.\d+\.\d+$/;

/** `remotion#Artifact`, `@remotion/renderer#renderMedia.metadata`, `@remotion/renderer#renderMedia().buffer`, or `cli render --repro`. */
const KEY = /^(?:(?:remotion|@remotion\/[a-z0-9-]+)(?:\/[\w-]+)*#[\w$]+(?:\(\))?(?:\.[\w$-]+(?:\(\))?)*|cli(?: [a-z0-9-]+)* --[a-zA-Z][\w-]*)$/;

const version = z.string().regex(VERSION, 'is not a released version such as 4.0.176');

/** What two neighboring releases show. */
const fact = z
  .object({
    /** The first release that has it, counting from 4.0.0. */
    since: version,
    /** The release before, which does not have it; 'unpublished' when the package begins with `since`. Absent when it may be older than 4.0.0. */
    absent: z.union([version, z.literal('unpublished')]).optional(),
  })
  .strict()
  .refine(({since, absent}) => absent === undefined || absent === 'unpublished' || compareVersions(absent, since) < 0, 'absent is not older than since');

const schema = z.record(z.string().regex(KEY, 'is not a key such as remotion#Artifact or cli render --repro'), fact);

export type Fact = z.infer<typeof fact>;
export type Facts = Record<string, Fact>;

/** Sorts released versions: negative when the first is older. */
export function compareVersions(first: string, second: string): number {
  const [a, b] = [first, second].map((text) => text.split('.').map(Number));
  const index = (a ?? []).findIndex((number, at) => number !== b?.[at]);
  return index === -1 ? 0 : (a?.[index] ?? 0) - (b?.[index] ?? 0);
}

/** Whether releases are missing between the two: npm does not have all of them, so one of those may have added it. */
export const hasGap = ({since, absent}: Fact): boolean => absent !== undefined && absent !== 'unpublished' && patchOf(since) - patchOf(absent) > 1;

const patchOf = (text: string) => Number(text.split('.')[2]);

/**
 * Reads the known first releases.
 * @param dir absolute path of the project
 * @returns no facts when there is no file
 * @throws Error that names the entries that are wrong
 */
export function readSince(dir: string): Facts {
  const file = path.join(dir, SINCE_FILE);
  if (!fs.existsSync(file)) return {};
  const result = schema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({path: keys, message}) => `- ${keys.join(' → ')}: ${message}`);
  throw new Error(`${SINCE_FILE} cannot be used; it is written by npm run since, not by hand:\n${problems.join('\n')}`);
}

/** Writes the facts with sorted keys, one per line, as Prettier would. */
export function writeSince(dir: string, facts: Facts): void {
  const lines = Object.keys(facts)
    .sort()
    .map((key) => {
      const {since, absent} = facts[key] as Fact;
      return `  ${JSON.stringify(key)}: {"since": "${since}"${absent ? `, "absent": "${absent}"` : ''}}`;
    });
  fs.writeFileSync(path.join(dir, SINCE_FILE), `{\n${lines.join(',\n')}\n}\n`);
}
