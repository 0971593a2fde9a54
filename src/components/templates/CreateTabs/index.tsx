import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import React, {type ReactNode} from 'react';
import {CodeSample} from '@site/src/components/mdx/CodeSample';

const COMMANDS = {
  npm: 'npx create-video@latest',
  yarn: 'yarn create video',
  pnpm: 'pnpm create video',
  bun: 'bun create video',
} as const;

/** The command that creates a project from a template; the choice of package manager is shared with the documentation. */
export function CreateTabs({flag}: {flag: string}): ReactNode {
  return (
    <Tabs groupId="package-manager">
      {Object.entries(COMMANDS).map(([manager, command]) => (
        <TabItem key={manager} value={manager} label={manager}>
          <CodeSample lang="bash" html={`${command} ${flag}`} />
        </TabItem>
      ))}
    </Tabs>
  );
}
