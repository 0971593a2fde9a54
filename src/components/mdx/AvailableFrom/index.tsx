import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The first release that has it, as found by `npm run since`. */
  v: string;
  /** What it applies to, if the heading above does not say so: `remotion#Artifact`. Only the check reads it. */
  of?: string;
};

/**
 * Names the release from which something is certain to be available; checks/availability.ts compares it with data/since.json.
 * "And later" rather than "since": where the registry lacks intermediate releases, the feature may be a few releases older.
 */
export function AvailableFrom({v}: Props): ReactNode {
  if (!/^\d+\.\d+\.\d+$/.test(v)) throw new Error(`<AvailableFrom v>: "${v}" is not a version such as 4.0.176.`);
  return <span className={styles.badge}>{v} and later</span>;
}
