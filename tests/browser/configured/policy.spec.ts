import {policyFindings} from '../../lib/policy-findings';
import {expect, test} from '../fixtures';

test('Security: with every service configured, Google’s evaluator finds nothing in the policy of a page', {tag: '@security.headers'}, async ({origin}) => {
  for (const address of ['/kit/', '/kit/docs/sequence', '/kit/contact/', '/kit/ai-embed']) {
    const {headers} = await fetch(origin + address);
    // A browser applies all of them.
    const policies = (headers.get('content-security-policy') ?? '').split(', ');
    const strictest = policies.find((policy) => policy.includes('require-trusted-types-for')) ?? '';
    for (const service of ['https://forms.example.com', 'https://reports.example.com/site', 'https://crawlchat.app', 'https://*.googletagmanager.com'])
      expect(strictest, address).toContain(service);
    expect(policyFindings(strictest), address).toEqual([]);
  }
});
