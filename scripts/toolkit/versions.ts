import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {compareVersions} from '../../core/data/since';
import {isStable} from '../../core/toolkit/releases/releases';

/** What a registry says about published versions. */
export type Registry = {versions(name: string): Promise<string[]>};

/** The versions to examine, by package. */
export type Plan = {
  version: string;
  packages: Record<string, string>;
  /** Packages that the registry lacks at that version, for which the nearest one counts. */
  nearest: string[];
};

/** Without these nothing can be compared: they exist at the version itself. */
const NEEDED = ['remotion', '@remotion/cli', '@remotion/renderer', '@remotion/player', '@remotion/bundler'];
/** More requests at once make a registry slower, not faster. */
const AT_ONCE = 6;

/** A registry that is down is to be named soon, and with npm's reason, also where npm was told to be silent. */
const ONCE = ['--loglevel=error', '--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=1000'];

const run = promisify(execFile);

/** The registry that npm is configured for. */
export const npmRegistry = (dir: string): Registry => ({
  async versions(name) {
    const {stdout} = await run('npm', ['view', name, 'versions', '--json', ...ONCE], {cwd: dir, shell: process.platform === 'win32', maxBuffer: 2 ** 26});
    const answer = JSON.parse(stdout) as string | string[];
    return typeof answer === 'string' ? [answer] : answer;
  },
});

/**
 * Chooses the version of each package: the wanted one, or the nearest that the registry has.
 * @param wanted without it, the newest version that the registry has of most packages
 * @throws Error that says what the registry lacks, before anything is changed
 */
export async function planVersions(registry: Registry, names: string[], wanted?: string): Promise<Plan> {
  const published = await publishedVersions(registry, names);
  const lacks = (version: string) => names.filter((name) => !published.get(name)?.includes(version));
  const core = published.get('remotion') ?? [];
  const version = wanted ?? core.findLast((each) => problemWith(each, names, lacks(each)) === undefined);
  if (!version) throw new Error('The registry has no version of remotion with most of the other packages. Nothing was changed.');
  if (!core.includes(version)) {
    const near = [...core].sort((a, b) => distance(a, version) - distance(b, version)).slice(0, 3);
    throw new Error(`The registry has no remotion ${version}. Near it are ${near.sort(compareVersions).join(', ')}. Nothing was changed.`);
  }
  const missing = lacks(version);
  const problem = problemWith(version, names, missing);
  if (problem) throw new Error(`${problem} Nothing was changed.`);
  const packages = Object.fromEntries(names.map((name) => [name, nearestTo(version, published.get(name) ?? [])]));
  return {version, packages, nearest: missing};
}

function problemWith(version: string, names: string[], missing: string[]): string | undefined {
  const needed = missing.filter((name) => NEEDED.includes(name));
  if (needed.length > 0) return `The registry lacks ${needed.join(', ')} ${version}, without which nothing can be compared.`;
  if (missing.length * 2 >= names.length) return `The registry lacks ${missing.length} of ${names.length} packages at ${version}: ${missing.join(', ')}.`;
  return undefined;
}

/** The stable versions of each package, the oldest first. */
async function publishedVersions(registry: Registry, names: string[]): Promise<Map<string, string[]>> {
  const published = new Map<string, string[]>();
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const versions = await registry.versions(name).catch((error: Error & {stderr?: string}) => {
        throw new Error(`The registry does not answer for ${name}: ${reasonOf(error)} Nothing was changed.`);
      });
      const stable = versions.filter(isStable).sort(compareVersions);
      if (stable.length === 0) throw new Error(`The registry has no release of ${name}. Nothing was changed.`);
      published.set(name, stable);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return published;
}

/** What npm says in its error: `npm error code E404`, `npm error network request to …`. */
function reasonOf({message, stderr = ''}: Error & {stderr?: string}): string {
  const lines = stderr.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  return lines.length > 0 ? `${lines.slice(0, 2).join('; ')}.` : (message.split('\n')[0] ?? '');
}

function nearestTo(version: string, versions: string[]): string {
  return versions.reduce((best, each) => (distance(each, version) < distance(best, version) ? each : best));
}

const distance = (a: string, b: string): number => {
  const [x, y] = [a, b].map((text) => text.split('.').reduce((sum, part) => sum * 10_000 + Number(part), 0));
  return Math.abs((x ?? 0) - (y ?? 0));
};
