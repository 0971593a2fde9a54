import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The first release that has it. */
  v: string;
  /** What it applies to, if the heading above does not say so: `remotion#Artifact`. Only the check reads it. */
  of?: string;
};

/**
 * Names the first release that has something; checks/availability.ts compares it with what releases prove and with what public documentation states.
 * "And later" stays true where neither is exact because the registry lacks releases.
 */
export function AvailableFrom({v}: Props): ReactNode {
  if (!/^\d+\.\d+\.\d+$/.test(v)) throw new Error(`<AvailableFrom v>: "${v}" is not a version such as 4.0.176.`);
  return <span className={styles.badge}>{v} and later</span>;
}
