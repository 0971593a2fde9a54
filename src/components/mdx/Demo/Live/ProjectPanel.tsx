import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';
import type {DemoSource} from '@site/core/demos/types';
import {CodeSample} from '@site/src/components/mdx/CodeSample';
import {CREATE_COMMANDS} from '@site/src/lib/create-commands';
import styles from './panels.module.css';

/** How to get from the demo to a project of your own. */
export function ProjectPanel({source}: {source: DemoSource}): ReactNode {
  const base = useBaseUrl('/');
  const setup = [`${CREATE_COMMANDS.npm} --blank my-video`, 'cd my-video', 'npm i'];
  if (source.packages.length > 0) setup.push(`npm i --save-exact ${source.packages.join(' ')}`);
  return (
    <ol className={styles.steps}>
      <li>
        <p>Create a project with an empty composition:</p>
        <CodeSample lang="bash" html={setup.join('\n')} />
      </li>
      <li>
        <p>
          Save the code above as <code>src/{source.component}.tsx</code>; the button “Code” shows it.
        </p>
      </li>
      {source.files.map((file) => (
        <li key={file}>
          <p>
            Save{' '}
            <a href={base + file} download>
              {file.slice(file.lastIndexOf('/') + 1)}
            </a>{' '}
            as <code>public/{file}</code>.
          </p>
        </li>
      ))}
      <li>
        <p>Register it:</p>
        <CodeSample lang="tsx" title="src/Root.tsx" html={source.root} proven="true" />
      </li>
      <li>
        <p>Look at it in the Studio, or render it:</p>
        <CodeSample lang="bash" html={`npx remotion studio\nnpx remotion render ${source.id}`} />
      </li>
    </ol>
  );
}
