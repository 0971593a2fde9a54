import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The first release that has it, as `npm run since` found it. */
  v: string;
  /** What it is about, where no heading above says so: `remotion#Artifact`. Only the check reads it. */
  of?: string;
};

/**
 * Says from which release on something is certain to stand; checks/availability.ts holds it against data/since.json.
 * "And later" rather than "since": where the registry lacks the releases in between, the thing may be a few releases older.
 */
export function AvailableFrom({v}: Props): ReactNode {
  if (!/^\d+\.\d+\.\d+$/.test(v)) throw new Error(`<AvailableFrom v>: "${v}" is no version such as 4.0.176.`);
  return <span className={styles.badge}>{v} and later</span>;
}
