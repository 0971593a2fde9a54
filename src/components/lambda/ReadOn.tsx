import React, {type ReactNode} from 'react';
import {LinkRows} from '@site/src/components/landing/Rows';
import {Section} from '@site/src/components/ui/Section';

const PAGES = [
  {to: '/docs/lambda/setup', label: 'Setup', text: 'From an account to a first render, step by step.'},
  {to: '/docs/lambda/api', label: 'Lambda API', text: 'Every function of @remotion/lambda, for Node.js and for other functions.'},
  {to: '/docs/lambda/cli', label: 'Command line', text: 'npx remotion lambda: functions, sites, policies, quotas and renders.'},
  {to: '/docs/lambda/permissions', label: 'Permissions', text: 'What the role and the user may do in your account, and why.'},
  {to: '/docs/lambda/limits', label: 'Limits', text: 'Memory, disk, time and number of functions, and how to raise what can be raised.'},
  {to: '/docs/lambda/concurrency', label: 'Concurrency', text: 'How frames are shared out, and which split suits your video.'},
  {to: '/docs/lambda/webhooks', label: 'Webhooks', text: 'Be called when a render has ended, instead of asking.'},
];

/** The documentation of Lambda. */
export function ReadOn(): ReactNode {
  return (
    <Section title="Read on">
      <LinkRows rows={PAGES} />
    </Section>
  );
}
