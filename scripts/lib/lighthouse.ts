import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {benchTools} from './bench-tools';
import {BROWSER_FLAGS, findBrowser} from './browser';
import {median} from './figures';

/** Scores out of 100; times in milliseconds; layout shift as a share of the window. */
export type Scores = {performance: number; accessibility: number; bestPractices: number; seo: number; lcp: number; cls: number; tbt: number};

type Result = {categories: Record<string, {score: number | null}>; audits: Record<string, {numericValue?: number}>};

const MAX_FAILURES = 3;

/** Medians of several visits as a phone on a slow network, which Lighthouse simulates from a visit on this machine. */
export async function lighthouse(url: string, runs: number): Promise<Scores> {
  benchTools.install();
  const all: Scores[] = [];
  let failures = 0;
  while (all.length < runs) {
    try {
      all.push(scoresOf(await run(url)));
    } catch (error) {
      // On a busy machine, the browser occasionally fails to record the beginning of a visit.
      const {stderr = ''} = error as {stderr?: string};
      if (++failures > MAX_FAILURES) throw new Error(`Lighthouse could not measure ${url}: ${stderr || String(error)}`, {cause: error});
    }
  }
  const of = (key: keyof Scores) => median(all.map((scores) => scores[key]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
  };
}

async function run(url: string): Promise<Result> {
  const flags = ['--headless', ...BROWSER_FLAGS].join(' ');
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [benchTools.resolve('lighthouse/cli/index.js'), url, '--quiet', '--output=json', '--no-enable-error-reporting', `--chrome-flags=${flags}`],
    // Its command line has no flag for the browser.
    {maxBuffer: 100_000_000, env: {...process.env, CHROME_PATH: findBrowser()}},
  );
  return JSON.parse(stdout) as Result;
}

export function scoresOf({categories, audits}: Result): Scores {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
  };
}
