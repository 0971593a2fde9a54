import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import React, {type ReactNode} from 'react';
import {CodeSample} from '@site/src/components/mdx/CodeSample';
import {CREATE_COMMANDS} from '@site/src/lib/create-commands';

/** The command that creates a project from a template; the choice of package manager is shared with the documentation. */
export function CreateTabs({flag}: {flag: string}): ReactNode {
  return (
    <Tabs groupId="package-manager">
      {Object.entries(CREATE_COMMANDS).map(([manager, command]) => (
        <TabItem key={manager} value={manager} label={manager}>
          <CodeSample lang="bash" html={`${command} ${flag}`} />
        </TabItem>
      ))}
    </Tabs>
  );
}
