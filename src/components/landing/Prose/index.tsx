import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Running text outside of MDX: keeps the measure and underlines its links. */
export function Prose({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.prose}>{children}</div>;
}
