import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {inOneLine} from './one-line';

/** Relative to the project. Written by `npm run changes`, read by the build. */
export const CHANGES_FILE = 'data/changes.json';

const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'is not a released version such as 4.0.176');

const change = z
  .object({
    /** The release that shows it, and the one before it in the registry: the change came with one of those in between, or with the release. */
    release: version,
    previous: version,
    package: z.string().regex(/^(remotion|@remotion\/[a-z0-9-]+)$/),
    what: z.enum(['removed', 'renamed', 'default', 'deprecated', 'required']),
    name: z.string().regex(/^[\w$]+(\(\))?(\.[\w$-]+)?$/, 'is not a name such as renderMedia.codec'),
    to: z.string().optional(),
    before: z.string().optional(),
    after: z.string().optional(),
  })
  .strict();

const schema = z.object({packages: z.record(z.string(), version), changes: z.array(change)}).strict();

export type ReleaseChange = z.infer<typeof change>;

/** What the releases changed, and up to which release each package has been compared. */
export type Changes = z.infer<typeof schema>;

/**
 * @returns nothing compared when there is no file
 * @throws Error that names the entries that are wrong
 */
export function readChanges(dir: string): Changes {
  const file = path.join(dir, CHANGES_FILE);
  if (!fs.existsSync(file)) return {packages: {}, changes: []};
  const result = schema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  const problems = result.error.issues.slice(0, 10).map(({path: keys, message}) => `- ${keys.join(' → ')}: ${message}`);
  throw new Error(`${CHANGES_FILE} cannot be used; it is written by npm run changes, not by hand:\n${problems.join('\n')}`);
}

/** Writes one change per line, so that a new release adds lines and moves none. */
export function writeChanges(dir: string, {packages, changes}: Changes): void {
  const names = Object.keys(packages).sort();
  const order = (each: ReleaseChange) =>
    [
      each.package,
      each.release
        .split('.')
        .map((part) => part.padStart(5, '0'))
        .join('.'),
      each.name,
      each.what,
    ].join(' ');
  const sorted = [...changes].sort((a, b) => (order(a) < order(b) ? -1 : 1));
  const text = [
    '{',
    '  "packages": {',
    names.map((name) => `    "${name}": "${packages[name] ?? ''}"`).join(',\n'),
    '  },',
    '  "changes": [',
    sorted.map((each) => `    ${inOneLine(each)}`).join(',\n'),
    '  ]',
    '}',
    '',
  ];
  fs.writeFileSync(path.join(dir, CHANGES_FILE), text.join('\n'));
}
