import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A numbered list whose steps are joined by a line, for instructions with code between them. */
export function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
