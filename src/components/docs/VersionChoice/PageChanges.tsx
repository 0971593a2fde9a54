import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import type {PageChange} from '@site/core/data/releases';
import {byKind} from '@site/src/lib/change-labels';
import styles from './styles.module.css';

/** As many names as are shown of one kind; the page of the releases has all. */
const MOST = 3;

/** The releases that changed something on the page, each with what it changed. */
export function PageChanges({changes, since}: {changes: PageChange[]; since: string}): ReactNode {
  const versions = [...new Set(changes.map(({version}) => version))];
  if (versions.length === 0) return null;
  return (
    <div className={styles.changes}>
      <p>Changed on this page since {since}:</p>
      <ul>
        {versions.map((version) => (
          <li key={version}>
            <Link to={`/docs/releases#v${version.replaceAll('.', '-')}`}>{version}</Link>
            {byKind(changes.filter((change) => change.version === version)).map(({label, changes: own}) => (
              <p key={label}>
                {label}:{' '}
                {own.slice(0, MOST).map(({name}, index) => (
                  <React.Fragment key={name}>
                    {index > 0 && ', '}
                    <code>{name}</code>
                  </React.Fragment>
                ))}
                {own.length > MOST && ` and ${own.length - MOST} more`}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
