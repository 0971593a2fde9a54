import React, {type ReactNode} from 'react';
import {useReaderVersion} from '@site/src/hooks/useReaderVersion';
import {isNewer} from '@site/src/lib/reader-version';
import styles from './styles.module.css';

type Props = {
  /** The first release that has it. */
  v: string;
  /** What it applies to, if the heading above does not say so: `remotion#Artifact`. Only the check reads it. */
  of?: string;
};

/**
 * Names the first release that has something, and says so if the reader's own release lacks it; checks/availability.ts compares it with what
 * releases prove and with what public documentation states. "And later" stays true where neither is exact because the registry lacks releases.
 */
export function AvailableFrom({v}: Props): ReactNode {
  const {version} = useReaderVersion();
  if (!/^\d+\.\d+\.\d+$/.test(v)) throw new Error(`<AvailableFrom v>: "${v}" is not a version such as 4.0.176.`);
  const isMissing = version !== undefined && isNewer(v, version);
  return (
    <span className={styles.badge} data-newer={isMissing || undefined}>
      {v} and later{isMissing && `, not in ${version}`}
    </span>
  );
}
