import React, {type ReactNode} from 'react';
import {CodeSample} from '@site/src/components/mdx/CodeSample';
import styles from './panels.module.css';

/** The demo's file as it is in the project, with the reader's values in it. */
export function CodePanel({name, html}: {name: string; html: string}): ReactNode {
  return (
    <div className={styles.below}>
      <CodeSample lang="tsx" title={`src/${name}.tsx`} html={html} proven="true" />
    </div>
  );
}
