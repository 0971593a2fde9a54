import {docAddress} from '../../config/doc-link';

/** A page of the documentation, with its path on this site or, if it is not written yet, its URL in the published documentation. */
export type LambdaPage = {to: string; label: string; text: string};

/** The pages that /lambda/ links to: those named in its sentences, and those for further reading. */
export type LambdaData = {
  named: Record<'render' | 'progress' | 'price' | 'webhooks' | 'limits' | 'permissions' | 'costExample' | 'concurrency', string>;
  readOn: LambdaPage[];
};

/** Collects the links of /lambda/. */
export const lambdaData = (): LambdaData => ({
  named: {
    render: docAddress('/docs/lambda/rendermediaonlambda'),
    progress: docAddress('/docs/lambda/getrenderprogress'),
    price: docAddress('/docs/lambda/estimateprice'),
    webhooks: docAddress('/docs/lambda/webhooks'),
    limits: docAddress('/docs/lambda/limits'),
    permissions: docAddress('/docs/lambda/permissions'),
    costExample: docAddress('/docs/lambda/cost-example'),
    concurrency: docAddress('/docs/lambda/concurrency'),
  },
  readOn: READ_ON.map(([route, label, text]) => ({to: docAddress(route), label, text})),
});

const READ_ON = [
  ['/docs/lambda/setup', 'Setup', 'From an account to a first render, step by step.'],
  ['/docs/lambda/api', 'Lambda API', 'Every function of @remotion/lambda, for Node.js and for other functions.'],
  ['/docs/lambda/cli', 'Command line', 'npx remotion lambda: functions, sites, policies, quotas and renders.'],
  ['/docs/lambda/permissions', 'Permissions', 'What the role and the user may do in your account, and why.'],
  ['/docs/lambda/limits', 'Limits', 'Memory, disk, time and number of functions, and how to raise what can be raised.'],
  ['/docs/lambda/concurrency', 'Concurrency', 'How frames are shared out, and which split suits your video.'],
  ['/docs/lambda/webhooks', 'Webhooks', 'Be called when a render has ended, instead of asking.'],
] as const;
