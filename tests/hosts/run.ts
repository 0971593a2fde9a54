import fs from 'node:fs';
import path from 'node:path';
import {site} from '../../config/site';
import {expectedOf, kindsOf} from '../../scripts/lib/host-checks/expected';
import {inspect, isRight, printed, type Report} from '../../scripts/lib/host-checks/inspect';
import type {Adapter, Built} from './adapters/adapter';
import {cloudFront} from './adapters/cloudfront';
import {cloudflare} from './adapters/cloudflare';
import {netlify} from './adapters/netlify';
import {hasNginx, nginx} from './adapters/nginx';
import {preview} from './adapters/preview';
import {vercel} from './adapters/vercel';
import {lintBuiltTemplate} from './lint-template';
import {writeTable} from './table';
import {tools} from './tools';

const PROJECT = path.join(__dirname, '../..');

const ADAPTERS: Record<string, {adapter: Adapter; needsTools: boolean}> = {
  nginx: {adapter: nginx, needsTools: false},
  preview: {adapter: preview, needsTools: false},
  cloudfront: {adapter: cloudFront, needsTools: false},
  cloudflare: {adapter: cloudflare, needsTools: true},
  netlify: {adapter: netlify, needsTools: true},
  vercel: {adapter: vercel, needsTools: true},
};

/** Serves the last build by every host, or by those that are named, and asks each the same questions; --fast leaves out hosts whose tools must be installed. */
async function run(words: string[]): Promise<boolean> {
  const isFast = words.includes('--fast');
  const names = words.filter((word) => word !== '--fast');
  const unknown = names.find((name) => !ADAPTERS[name]);
  if (unknown) throw new Error(`${unknown} is no host that is tested. Name one of these: ${Object.keys(ADAPTERS).join(', ')}.`);
  const chosen = Object.entries(ADAPTERS).filter(([name, {needsTools}]) =>
    names.length > 0 ? names.includes(name) : !(isFast && (needsTools || isAbsent(name))),
  );
  const built: Built = {build: path.join(PROJECT, 'build'), hosts: path.join(PROJECT, 'build-hosts'), baseUrl: site.baseUrl};
  const all = expectedOf(built.build, built.baseUrl);
  const expected = {...all, assets: kindsOf(all.assets, 6)};
  if (!fs.existsSync(built.hosts)) throw new Error('build-hosts/ is missing: run npm run build first.');
  if (chosen.some(([, {needsTools}]) => needsTools)) tools.install();
  const reports: Report[] = [];
  for (const [, {adapter}] of chosen) {
    const host = await adapter(built);
    try {
      const report = await inspect(host, expected);
      reports.push(report);
      console.log(printed(report));
    } finally {
      await host.close();
    }
  }
  const faults = chosen.some(([name]) => name === 'cloudfront') && !isFast ? await lintBuiltTemplate(path.join(built.hosts, 'cloudformation.json')) : [];
  if (faults.length > 0) console.log(`CloudFormation template\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  if (names.length === 0 && !isFast) writeTable(PROJECT, reports);
  return faults.length === 0 && reports.every(isRight);
}

/** A quick run does without nginx where it is not installed; the others need it. */
function isAbsent(name: string): boolean {
  const isMissing = name === 'nginx' && !hasNginx();
  if (isMissing) console.log('nginx is not installed, so it is not asked (apt-get install nginx).');
  return isMissing;
}

run(process.argv.slice(2)).then(
  (passed) => {
    process.exitCode = passed ? 0 : 1;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  },
);
