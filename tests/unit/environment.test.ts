import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {test} from 'node:test';
import {readEnvironment} from '../../config/environment';

test('nothing is required: defaults fill in, empty values count as absent', () => {
  const environment = readEnvironment({ANALYTICS_ID: ''});
  assert.deepEqual(environment, {SITE_URL: 'https://www.remotion.dev', BASE_URL: '/'});
});

test('origins and paths under which a site can be published are taken', () => {
  for (const SITE_URL of ['https://example.com', 'http://localhost:3000', 'https://docs.example.com:8443', 'https://xn--exmple-cua.com'])
    assert.equal(readEnvironment({SITE_URL}).SITE_URL, SITE_URL);
  for (const BASE_URL of ['/', '/kit/', '/a/b-c/', '/v4.0/', '/de/', '/~me/']) assert.equal(readEnvironment({BASE_URL}).BASE_URL, BASE_URL);
});

const MALFORMED: [env: Record<string, string>, message: RegExp][] = [
  [{SITE_URL: 'remotion.dev'}, /SITE_URL must be a full URL such as https:\/\/www\.remotion\.dev \(it is "remotion\.dev"\)/],
  [{SITE_URL: 'https://example.com/kit'}, /SITE_URL must not contain a path: put it in BASE_URL/],
  [{SITE_URL: 'https://example.com/'}, /SITE_URL must not end with a slash: https:\/\/www\.remotion\.dev/],
  [{SITE_URL: 'ftp://example.com'}, /SITE_URL must begin with https:\/\/ or http:\/\//],
  ...['https://me@example.com', 'https://example.com?a', 'https://example.com#a', 'https://Example.com', 'https://example.com:443'].map(
    (value): [Record<string, string>, RegExp] => [{SITE_URL: value}, /SITE_URL must be an origin as browsers write it, .*such as https:\/\/www\.remotion\.dev/],
  ),
  ...['kit', '/kit', 'kit/', '//', '//evil.example/', '/kit?a/', '/a kit/'].map((value): [Record<string, string>, RegExp] => [
    {BASE_URL: value},
    /BASE_URL must begin and end with a slash, .*such as \/kit\//,
  ]),
  [{BASE_URL: '/../kit/'}, /BASE_URL must not lead up, as dots do: a right one is \/kit\//],
  [{REPORT_ENDPOINT: 'http://reports.example.com/site'}, /REPORT_ENDPOINT must begin with https:\/\/, such as https:\/\/reports\.example\.com\/site/],
  [{REPORT_ENDPOINT: 'reports'}, /REPORT_ENDPOINT must be a full URL such as/],
  [{CONTACT_ENDPOINT: 'javascript:alert(1)'}, /CONTACT_ENDPOINT must begin with https:\/\/ or http:\/\//],
  [{ANALYTICS_ID: 'UA-123'}, /ANALYTICS_ID must be a measurement id such as G-/],
  [{ASK_AI_SITE_ID: 'a b'}, /ASK_AI_SITE_ID must be the widget's site id/],
  [{CONTACT_ENDPOINT: 'forms'}, /CONTACT_ENDPOINT must be a full URL such as/],
  [{ALGOLIA_APP_ID: 'PLSDUOL1CA'}, /ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX must be set too/],
  [{HSTS_SUBDOMAINS: 'true'}, /HSTS_SUBDOMAINS must be yes, once every subdomain of the host answers by https/],
  [{HSTS_SUBDOMAINS: 'yes', SITE_URL: 'http://example.com'}, /HSTS_SUBDOMAINS has no effect for a site by http: leave it out/],
  [{ANNOUNCEMENT_URL: '/blog/4-0'}, /ANNOUNCEMENT must be set too/],
];

for (const [env, message] of MALFORMED) {
  test(`${Object.entries(env).join()} is refused with a sentence that names the variable and a right example`, () => {
    assert.throws(() => readEnvironment(env), message);
  });
}

test('a build that states its day has it in whatever counts from that, so that it can be repeated later', () => {
  const code =
    "const {hostOptions, customFields} = require('./config/site'); console.log(hostOptions.month, customFields.checkedOn, require('./config/footer').footer.copyright)";
  const {stdout} = spawnSync(process.execPath, ['--import', 'tsx', '--eval', code], {
    cwd: path.join(__dirname, '../..'),
    encoding: 'utf8',
    env: {...process.env, SOURCE_DATE_EPOCH: '1000000000'},
  });
  assert.match(stdout, /^2001-09 2001-09-09 Copyright © 2001 /);
});
