import type {Page} from '../corpus/corpus';
import type {Fence} from '../corpus/fences';
import {awaitsAtTop, scriptsOf} from './scripts';

/** The page and the section that explain how any script is run. */
export const EXPLAINED_IN = {file: 'docs/renderer.mdx', id: 'run-a-script'} as const;

/** What stands below the first script of a page. */
export type RunLine = {
  script: Fence;
  /** How to run it; undefined where the page says so in its own words. */
  command?: string;
};

/** Functions that ask a service who is calling; most others of these packages do so, too. */
const WITHOUT_ACCOUNT = /^(estimatePrice|getRegions|speculate\w+|get(User|Role)Policy|validateWebhookSignature|\w+Webhook|type \w+|[A-Z_]+|[A-Z]\w+)$/;

/** The line that a documentation page needs; undefined if there is no script, or if the page says all of it. */
export function runLineOf(dir: string, page: Page): RunLine | undefined {
  if (page.root !== 'docs') return undefined;
  const scripts = scriptsOf(dir, page);
  const [script] = scripts;
  if (!script || new RegExp(`${EXPLAINED_IN.file.slice('docs/'.length)}#${EXPLAINED_IN.id}\\b`).test(page.source) || page.file === EXPLAINED_IN.file)
    return undefined;
  const own = scripts.flatMap((each) => ownCommand(page, each) ?? []);
  if (own.length === 0) return {script, command: commandFor(script)};
  const needsModule = scripts.some(({code, meta}) => awaitsAtTop(code) && !/\.m[jt]s$/.test(meta.title ?? ''));
  return needsModule && own.some((program) => program === 'tsx') && !/"type": "module"/.test(page.source) ? {script} : undefined;
}

/** The program by which a page says that a script is run. */
export function ownCommand({source}: Page, {meta}: Fence): string | undefined {
  const name = (meta.title ?? '').replace(/[.]/g, '\\.');
  return new RegExp(`\\b(tsx|node|bun|deno)\\b[^\\n\`]*[\\s"'/]${name}\\b`).exec(source)?.[1];
}

function commandFor({meta, code}: Fence): string {
  const name = meta.title ?? '';
  if (/js$/.test(name)) return `node ${name}`;
  return `npx tsx ${asksWho(code) ? '--env-file=.env ' : ''}${name}`;
}

/** Whether a script calls a service of the toolkit, whose keys are in .env. */
const asksWho = (code: string): boolean =>
  [...code.matchAll(/import \{([^}]*)\} from '@remotion\/(?:lambda|cloudrun)(?:\/client)?'/g)].some(([, names = '']) =>
    names.split(',').some((name) => name.trim() !== '' && !WITHOUT_ACCOUNT.test(name.trim().replace(/ as .*/, ''))),
  );
