import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** The head of a list of posts: what it contains, with links to other lists. */
export function ListHeader({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  );
}
