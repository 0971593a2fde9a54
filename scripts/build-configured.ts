import {spawnSync} from 'node:child_process';

/** A build as an owner with keys would make it, for tests of features that must be configured. */
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
  // Leaves what the site's own build has generated in place.
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/configured',
};

const {status} = spawnSync('docusaurus build --config tests/browser/configured/docusaurus.config.ts --out-dir build-configured', {
  shell: true,
  stdio: 'inherit',
  env: {...process.env, ...ENVIRONMENT},
});
process.exitCode = status ?? 1;
