import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {linkPackages} from '../../scripts/lib/link-packages';
import {SITES_FOLDER} from './folder';
import {makeSite} from './make-site';

const PROJECT = path.join(__dirname, '../..');
const FOLDER = path.join(SITES_FOLDER, 'configured');
const CONFIG = 'tests/browser/configured';

/** What its tests visit besides the pages of every fixture site. */
const PAGES = ['docs/renderer/render-still.mdx', 'blog/4-0.mdx'];

/** What an owner with keys would set. */
const ENVIRONMENT = {
  SITE_URL: 'https://example.com',
  BASE_URL: '/kit/',
  EDIT_URL: 'https://example.com/edit',
  ANNOUNCEMENT: 'Version 5 is out & about',
  ANNOUNCEMENT_URL: '/kit/blog/4-0',
  ANALYTICS_ID: 'G-TEST123456',
  ALGOLIA_APP_ID: 'TESTAPP123',
  ALGOLIA_SEARCH_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX: 'kit',
  ASK_AI_SITE_ID: '0123456789abcdef',
  CONTACT_ENDPOINT: 'https://forms.example.com/contact',
  CONTACT_EMAIL: 'hello@example.com',
  SHOWCASE_ENDPOINT: 'https://forms.example.com/showcase',
  FEEDBACK_ENDPOINT: 'https://feedback.example.com/docs',
  REPORT_ENDPOINT: 'https://reports.example.com/site',
};

// Features that must be configured are tested on a few pages of each kind: all of them would take four times as long.
makeSite(FOLDER, {pages: PAGES, copied: [CONFIG], hasDropdowns: false});
linkPackages(PROJECT, FOLDER);
const {status} = spawnSync(`node_modules/.bin/docusaurus build --config ${CONFIG}/docusaurus.config.ts --out-dir ${path.join(PROJECT, 'build-configured')}`, {
  cwd: FOLDER,
  shell: true,
  stdio: 'inherit',
  env: {...process.env, ...ENVIRONMENT},
});
process.exitCode = status ?? 1;
