import assert from 'node:assert/strict';
import {test} from 'node:test';
import {hostFiles} from '../../plugins/hosting/hosts';
import {hostRules} from '../../plugins/hosting/rules';
import {HOSTS, viewerRequest} from '../lib/host-answers';

const REDIRECTS = [
  {from: '/discord', to: 'https://discord.gg/x?a=1&b=2'},
  {from: '/docs/old', to: '/docs/new#part'},
  {from: '/clip.mp4', to: 'https://example.com/clip.mp4'},
];
const SECTIONS = ['', '404.html', 'ai', 'ai-embed', 'ai-embedded', 'docs'];

/** Netlify and Cloudflare Pages send two policies, which both apply, where the others send one that combines them. */
const policiesOf = (value = '') => value.split(/[,;] */).sort();

const YEAR = 'public, max-age=31536000, immutable';

for (const baseUrl of ['/', '/kit/']) {
  const files = hostFiles({
    rules: hostRules(["'sha256-x'"], {'script-src': ['https://example.com']}),
    redirects: REDIRECTS,
    site: {url: 'https://example.com', baseUrl},
    baseUrls: [baseUrl],
    sections: SECTIONS,
  });
  const at = (address: string) => baseUrl + address;

  for (const [name, ask] of Object.entries(HOSTS)) {
    test(`${name} below ${baseUrl}: every answer has the headers, and only the page made for frames may be framed`, async () => {
      const {everywhere, unframed} = hostRules(["'sha256-x'"], {'script-src': ['https://example.com']});
      const {'Content-Security-Policy': policy = '', ...others} = everywhere;
      for (const address of ['', 'docs', 'docs/a/b', 'ai', 'ai-embedded', 'ai-embed', 'ai-embed/', 'assets/js/main.1234.js']) {
        const {headers} = await ask(files, at(address));
        for (const [header, value] of Object.entries(others)) assert.equal(headers[header], value, `${address}: ${header}`);
        const isFramed = /^ai-embed\/?$/.test(address);
        // Framing something that is not a page has no effect; Netlify's rules leave it out.
        if (address.startsWith('assets/')) continue;
        assert.deepEqual(
          policiesOf(headers['Content-Security-Policy']),
          policiesOf(isFramed ? policy : `${policy}; ${unframed['Content-Security-Policy']}`),
          address,
        );
      }
    });

    test(`${name} below ${baseUrl}: files whose name changes with their content are kept for a year, pages are not`, async () => {
      assert.equal((await ask(files, at('assets/js/main.1234.js'))).headers['Cache-Control'], YEAR);
      for (const address of ['', 'docs/a', 'img/logo.svg']) assert.notEqual((await ask(files, at(address))).headers['Cache-Control'], YEAR, address);
    });

    test(`${name} below ${baseUrl}: short links lead on for now, moved pages for good, and pages nowhere`, async () => {
      assert.deepEqual((await ask(files, at('discord'))).redirect, {to: 'https://discord.gg/x?a=1&b=2', isPermanent: false});
      assert.deepEqual((await ask(files, at('docs/old'))).redirect, {to: at('docs/new#part'), isPermanent: true});
      assert.deepEqual((await ask(files, at('clip.mp4'))).redirect, {to: 'https://example.com/clip.mp4', isPermanent: false});
      for (const address of ['', 'docs', 'docs/old/more', 'discordant']) assert.equal((await ask(files, at(address))).redirect, undefined, address);
    });

    // Netlify and Cloudflare Pages drop .html by themselves and accept no pattern for it.
    if (name === 'Netlify and Cloudflare Pages') continue;
    test(`${name} below ${baseUrl}: addresses that end in .html lead to the page without it`, async () => {
      assert.deepEqual((await ask(files, at('docs/a.html'))).redirect, {to: at('docs/a'), isPermanent: true});
      assert.deepEqual((await ask(files, at('docs/index.html'))).redirect, {to: at('docs/'), isPermanent: true});
    });
  }

  test(`below ${baseUrl}, what is missing is answered by the 404 page with status 404`, () => {
    assert.ok((files.get('nginx.conf') ?? '').includes(`try_files $uri $uri/index.html =404;`));
    assert.ok((files.get('nginx.conf') ?? '').includes(`error_page 404 ${baseUrl}404.html;`));
    const {CustomErrorResponses} = JSON.parse(files.get('cloudfront.json') ?? '') as {CustomErrorResponses: object[]};
    assert.deepEqual(
      CustomErrorResponses,
      [403, 404].map((ErrorCode) => ({ErrorCode, ResponseCode: 404, ResponsePagePath: `${baseUrl}404.html`})),
    );
  });

  test(`CloudFront below ${baseUrl} finds the file of a page, and files by their own names`, async () => {
    const content = JSON.parse(files.get('cloudfront.json') ?? '') as Parameters<typeof viewerRequest>[0];
    const fileOf = async (address: string) => {
      const answer = await viewerRequest(content, at(address));
      return 'uri' in answer ? answer.uri : undefined;
    };
    assert.equal(await fileOf(''), at('index.html'));
    assert.equal(await fileOf('docs/a'), at('docs/a/index.html'));
    assert.equal(await fileOf('docs/player/'), at('docs/player/index.html'));
    assert.equal(await fileOf('docs/4-0-alpha'), at('docs/4-0-alpha/index.html'));
    assert.equal(await fileOf('assets/js/main.1234.js'), at('assets/js/main.1234.js'));
  });
}
