import React, {type ReactNode} from 'react';

type SetupStep = {
  title: string;
  text: ReactNode;
  /** What to type, or what to put in `file`. */
  code: string;
  file?: string;
};

/** From an AWS account to the first render, after the package is installed. */
export const setupSteps: SetupStep[] = [
  {
    title: 'Create a role for the functions',
    text: (
      <>
        The command prints a policy. In the IAM console of AWS, create a policy from it and attach it to a new role for Lambda, named{' '}
        <code>remotion-lambda-role</code>.
      </>
    ),
    code: 'npx remotion lambda policies role',
  },
  {
    title: 'Create a user for yourself',
    text: 'This policy belongs to an IAM user: add it as an inline policy, then create an access key for that user.',
    code: 'npx remotion lambda policies user',
  },
  {
    title: 'Give the command line the key',
    text: 'The command line reads the file from the root of your project. Keep it out of version control. Your own code has to load the variables itself.',
    code: 'REMOTION_AWS_ACCESS_KEY_ID=…\nREMOTION_AWS_SECRET_ACCESS_KEY=…',
    file: '.env',
  },
  {
    title: 'Check the permissions',
    text: 'Checks each permission with the policy simulator of AWS and prints the results.',
    code: 'npx remotion lambda policies validate',
  },
  {
    title: 'Deploy a function',
    text: 'One function serves all your videos until you change the Remotion version. By default, it has 2048 MB of memory, 2048 MB of disk and 120 seconds of time.',
    code: 'npx remotion lambda functions deploy',
  },
  {
    title: 'Deploy your video',
    text: 'Bundles the project and puts it into an S3 bucket. Repeat it with the same name whenever the code has changed.',
    code: 'npx remotion lambda sites create src/index.ts --site-name=my-video',
  },
  {
    title: 'Render',
    text: (
      <>
        Names the site and a composition in it. The region is <code>us-east-1</code> unless you set <code>REMOTION_AWS_REGION</code> or pass{' '}
        <code>--region</code>.
      </>
    ),
    code: 'npx remotion lambda render my-video Invoice',
  },
];
