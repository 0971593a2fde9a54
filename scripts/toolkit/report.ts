import {KINDS, type Item, type Kind} from './item';
import type {Plan} from './versions';
import {byPage} from './skeletons';

export type Report = {
  from: string;
  to: string;
  /** Packages that were examined at another version than the one asked for. */
  nearest: Record<string, string>;
  items: Item[];
  /** What each check looked at. */
  counts: string[];
  /** First versions of new members and flags, by their key in data/since.json. */
  since: Record<string, string>;
  seconds: number;
};

export const nearestOf = ({packages, nearest}: Plan): Record<string, string> => Object.fromEntries(nearest.map((name) => [name, packages[name] ?? '']));

/** How many items there are of each kind, the kinds in their order. */
export function countKinds(items: Item[]): [kind: Kind, count: number][] {
  const kinds = Object.keys(KINDS) as Kind[];
  return kinds.map((kind): [Kind, number] => [kind, items.filter((item) => item.kind === kind).length]).filter(([, count]) => count > 0);
}

/** The table for the terminal. */
export function asTable({items}: Report): string {
  const rows = countKinds(items).map(([kind, count]) => `${String(count).padStart(5)}  ${KINDS[kind]}`);
  const pages = new Set(items.map(({page}) => page)).size;
  return [...rows, `${String(items.length).padStart(5)}  altogether, on ${pages} pages and files`].join('\n');
}

/** The report as Markdown: a summary, then every page with what is to be done on it. */
export function asMarkdown(report: Report): string {
  const {from, to, items, nearest, counts, since, seconds} = report;
  const others = Object.entries(nearest).map(([name, version]) => `${name} ${version}`);
  return [
    `# Remotion ${from} → ${to}`,
    items.length === 0 ? 'Nothing that these pages say has become false.' : `${items.length} things to look at on ${byPage(items).size} pages and files.`,
    ...(others.length > 0 ? [`The registry lacks ${others.length} packages at ${to}; the nearest version was examined: ${others.join(', ')}.`] : []),
    ...(items.length > 0 ? [table(items)] : []),
    ...pageSections(items),
    ...(Object.keys(since).length > 0
      ? [
          '## First versions',
          Object.entries(since)
            .map(([key, version]) => `- \`${key}\`: ${version}`)
            .join('\n'),
        ]
      : []),
    '## What was compared',
    counts.map((count) => `- ${count}`).join('\n'),
    `It took ${Math.round(seconds)} seconds.`,
    '',
  ].join('\n\n');
}

const table = (items: Item[]): string =>
  ['| what | how many |', '| --- | --- |', ...countKinds(items).map(([kind, count]) => `| ${KINDS[kind]} | ${count} |`)].join('\n');

function pageSections(items: Item[]): string[] {
  const pages = [...byPage(items)].sort(([a], [b]) => (a < b ? -1 : 1));
  return pages.flatMap(([page, own]) => [
    `## ${page}`,
    own
      .sort((a, b) => a.line - b.line)
      .map(asListItem)
      .join('\n'),
  ]);
}

function asListItem({kind, line, message, evidence, edit, change}: Item): string {
  const proof = evidence === undefined ? '' : ` Evidence: \`${evidence}\`.`;
  return `- [ ] line ${line}, ${kind}: ${message}${proof} ${edit}${change ? ' (`--apply` writes it.)' : ''}`;
}

/** Services cut off longer texts: 65,536 characters at GitHub. */
const LONGEST = 60_000;

/** The report as the title and text of an issue. */
export function asIssue(report: Report): {title: string; body: string} {
  const title = `Document Remotion ${report.to}: ${report.items.length} things to look at since ${report.from}`;
  const how = `Found by \`npm run toolkit -- ${report.to}\`. \`npm run toolkit -- ${report.to} --apply\` changes the versions and writes what needs no judgment.`;
  const whole = asMarkdown(report).replace(/^# .*\n+/, '');
  if (whole.length + how.length < LONGEST) return {title, body: `${how}\n\n${whole}`};
  const end = whole.lastIndexOf('\n- [ ] ', LONGEST - how.length - 200);
  const left = (whole.slice(end).match(/^- \[ \]/gm) ?? []).length;
  return {title, body: `${how}\n\n${whole.slice(0, end)}\n\n${left} more are left out, since the text would be too long. The command prints all of them.\n`};
}
