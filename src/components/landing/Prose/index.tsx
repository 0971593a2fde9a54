import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Running text outside MDX: limits its line length and underlines its links. */
export function Prose({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.prose}>{children}</div>;
}
