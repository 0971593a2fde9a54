import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import React, {type ReactNode} from 'react';
import {CodeSample} from '@site/src/components/mdx/CodeSample';
import {useReaderVersion} from '@site/src/hooks/useReaderVersion';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {installCommands} from './commands';

/** The command that installs packages, in the version that the reader uses, with a tab for each package manager; the choice is remembered across pages. */
export function Install({pkg}: {pkg: string}): ReactNode {
  const documented = useSiteConfiguration().version;
  const {version = documented} = useReaderVersion();
  const commands = installCommands(pkg.split(/\s+/), version);
  return (
    <Tabs groupId="package-manager">
      {commands.map(({manager, command}) => (
        <TabItem key={manager} value={manager} label={manager}>
          <CodeSample lang="bash" html={command} />
        </TabItem>
      ))}
    </Tabs>
  );
}
