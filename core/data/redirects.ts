import fs from 'node:fs';
import path from 'node:path';
import {isNode, isSeq, LineCounter, parseDocument} from 'yaml';
import {z} from 'zod';
import type {Finding} from '../corpus/finding';
import {withoutSlash} from '../corpus/routes';
import {nearest} from '../prose/nearest';

export const REDIRECTS_FILE = 'data/redirects.yml';

const redirect = z
  .object(
    {
      from: z.string({required_error: 'is missing'}).regex(/^(\/[\w.-]+)+$/, 'must be a path such as /discord, without a trailing slash'),
      to: z
        .string({required_error: 'is missing'})
        .regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'must be a path of this site or begin with https://')
        .refine((to) => !/^https:\/\/(www\.)?remotion\.dev(\/|$)/.test(to), 'must not include this site’s own origin: write /docs/render'),
      note: z.string().min(10, 'is too short to explain anything').optional(),
    },
    {invalid_type_error: 'must have the keys from and to'},
  )
  .strict();

/** A path of this site that leads to another page, or to another site. */
export type Redirect = z.infer<typeof redirect>;

/**
 * Reads the redirects of the site.
 * @param dir absolute path of the project
 * @param written paths of the pages that exist
 * @throws Error that names the line and fix of everything that is wrong
 */
export function readRedirects(dir: string, written: Iterable<string>): Redirect[] {
  const {redirects, findings} = inspectRedirects(dir, written);
  if (findings.length === 0) return redirects.map(({redirect: each}) => each);
  throw new Error(`The redirects cannot be used:\n${findings.map(({file, line, message, fix}) => `- ${file}:${line}  ${message}\n    → ${fix}`).join('\n')}`);
}

/** Reads the redirects and says what is wrong with them; never throws for the content of the file. */
export function inspectRedirects(dir: string, written: Iterable<string>): {redirects: {redirect: Redirect; line: number}[]; findings: Finding[]} {
  const lines = new LineCounter();
  const document = parseDocument(fs.readFileSync(path.join(dir, REDIRECTS_FILE), 'utf8'), {lineCounter: lines});
  const at = (line: number, message: string, fix: string): Finding => ({file: REDIRECTS_FILE, line, message, fix});
  const [error] = document.errors;
  if (error || !isSeq(document.contents)) {
    const line = error ? lines.linePos(error.pos[0]).line : 1;
    return {
      redirects: [],
      findings: [at(line, error?.message.split('\n')[0] ?? 'The file is not a list.', 'One entry each: "- from: /x", below it "  to: /docs/x".')],
    };
  }
  const findings: Finding[] = [];
  const entries = document.toJS() as unknown[];
  const redirects = document.contents.items.flatMap((item, index) => {
    const line = isNode(item) && item.range ? lines.linePos(item.range[0]).line : 1;
    const result = redirect.safeParse(entries[index]);
    if (result.success) return [{redirect: result.data, line}];
    findings.push(...result.error.issues.map((issue) => at(line, messageOf(issue), fixOf(issue, entries[index]))));
    return [];
  });
  const pages = new Map([...written].map((route) => [withoutSlash(route), route]));
  // Of two entries for one path, the first counts.
  const sources = new Map(redirects.toReversed().map((entry) => [entry.redirect.from, entry]));
  for (const entry of redirects) {
    const {from, to} = entry.redirect;
    const say = (message: string, fix: string) => findings.push(at(entry.line, message, fix));
    const other = sources.get(from);
    if (other && other !== entry) say(`${from} is also on line ${other.line}.`, 'Remove one of the two.');
    if (pages.has(from)) say(`${from} hides the page at that path.`, 'Remove the redirect, or move the page.');
    const [target = ''] = to.split(/[?#]/);
    if (!target.startsWith('/')) continue;
    const next = sources.get(withoutSlash(target));
    const page = pages.get(withoutSlash(target));
    if (next) say(`${from} leads to ${target}, which leads on to ${next.redirect.to}.`, `Lead straight to ${next.redirect.to}.`);
    else if (page === undefined)
      say(`${from} leads to ${target}, which is not a page.`, `Similar paths: ${nearest(new Set(pages.values()), target).join(', ')}.`);
    else if (page !== target) say(`${from} leads to ${target}, but the page's path is ${page}.`, `Write ${to.replace(target, page)}.`);
  }
  return {redirects, findings};
}

/** A path with a slash at its end is the most common mistake, and has one cure. */
function fixOf({path: [key]}: z.ZodIssue, entry: unknown): string {
  const from = key === 'from' ? String((entry as {from?: unknown}).from) : '';
  return /^(\/[\w.-]+)+\/$/.test(from) ? `Write ${withoutSlash(from)}.` : 'An entry has from, to and, if needed, note.';
}

function messageOf(issue: z.ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')} is not a known key.`;
  return `${issue.path.join('.') || 'The entry'} ${issue.message}.`;
}
