import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readEnvironment} from '../../config/environment';

test('nothing is required: defaults fill in, empty values count as absent', () => {
  const environment = readEnvironment({ANALYTICS_ID: ''});
  assert.deepEqual(environment, {SITE_URL: 'https://www.remotion.dev', BASE_URL: '/'});
});

const MALFORMED: [env: Record<string, string>, message: RegExp][] = [
  [{SITE_URL: 'remotion.dev'}, /SITE_URL must be a full URL such as https:\/\/www\.remotion\.dev \(it is "remotion\.dev"\)/],
  [{SITE_URL: 'https://example.com/kit'}, /SITE_URL must not contain a path: put it in BASE_URL/],
  [{BASE_URL: 'kit'}, /BASE_URL must begin and end with a slash, such as \/kit\//],
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
