import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expectedOf} from '../../scripts/lib/host-checks/expected';
import {inspect, isRight, printed} from '../../scripts/lib/host-checks/inspect';
import type {Adapter} from '../hosts/adapters/adapter';
import {cloudFront} from '../hosts/adapters/cloudfront';
import {hasNginx, nginx} from '../hosts/adapters/nginx';
import {preview} from '../hosts/adapters/preview';
import {smallBuild} from '../hosts/small-build';

const ADAPTERS: Record<string, {adapter: Adapter; skip?: string | false}> = {
  preview: {adapter: preview},
  CloudFront: {adapter: cloudFront},
  nginx: {adapter: nginx, skip: !hasNginx() && 'nginx is not installed'},
};

/** The addresses at which a site may be published. */
const SITES: [name: string, origin: string, baseUrl: string, languages: string[]][] = [
  ['an origin', 'https://example.com', '/', []],
  ['a base path', 'https://example.com', '/kit/', []],
  ['two languages', 'https://example.com', '/', ['de']],
  ['two languages below a base path', 'https://example.com', '/kit/', ['de']],
  ['an http origin', 'http://example.com', '/', []],
];

for (const [name, {adapter, skip}] of Object.entries(ADAPTERS)) {
  for (const [site, origin, baseUrl, languages] of SITES) {
    test(`${name} serves every page, redirect and file of ${site} as promised`, {skip}, async (t) => {
      const built = await smallBuild(origin, baseUrl, languages);
      t.after(built.remove);
      const host = await adapter(built);
      t.after(() => host.close());
      const expected = expectedOf(built.build, baseUrl);
      const report = await inspect(host, expected);
      assert.ok(isRight(report), printed(report));
      assert.ok(expected.pages.length >= 8 && expected.redirects.size >= 5);

      const policyOf = async (address: string) => (await host.request(baseUrl + address)).headers['content-security-policy'] ?? '';
      for (const address of ['', 'docs/sequence', 'docs/player/', 'no-such-page', ...languages.map((language) => `${language}/blog`)]) {
        // The preview sends the headers of _headers, which name the sections that exist.
        if (name === 'preview' && address === 'no-such-page') continue;
        assert.match(await policyOf(address), /frame-ancestors 'none'/, address);
      }
      for (const address of ['ai-embed', ...languages.map((language) => `${language}/ai-embed`)])
        assert.doesNotMatch(await policyOf(address), /frame-ancestors/, address);
      const transport = (await host.request(baseUrl)).headers['strict-transport-security'];
      assert.equal(transport, origin.startsWith('https:') ? 'max-age=63072000' : undefined);
    });
  }
}

test('nginx leads readers who come by http to https, and only where the site has it', async (t) => {
  for (const [origin, isLed] of [
    ['https://example.com', true],
    ['http://example.com', false],
  ] as const) {
    const built = await smallBuild(origin, '/');
    t.after(built.remove);
    const file = fs.readFileSync(path.join(built.hosts, 'nginx.conf'), 'utf8');
    assert.equal(file.includes('return 301 https://$host$request_uri;'), isLed);
    assert.equal(file.includes('ssl_certificate'), isLed);
  }
});
