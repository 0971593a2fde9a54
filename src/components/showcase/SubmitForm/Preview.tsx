import React, {useSyncExternalStore, type ReactNode} from 'react';
import type {Values} from '@site/src/components/form/definition';
import {CardList} from '@site/src/components/catalog/Card';
import {ShowcaseCard} from '@site/src/components/showcase/ShowcaseCard';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import styles from './styles.module.css';
import {toDataFile, toEntry} from './to-entry';

/** The card as the showcase would show it, and its data file. */
export function Preview({values}: {values: Values}): ReactNode {
  // Only the reader's browser knows the month of the submission.
  const month = useSyncExternalStore(stays, currentMonth, () => '');
  const entry = toEntry(values, month);
  const file = toDataFile(entry);
  return (
    <aside className={styles.preview} aria-label="Preview">
      <p className={styles.caption}>How the showcase would show it</p>
      <CardList>
        <ShowcaseCard entry={{...entry, title: entry.title || 'Your title', description: entry.description ?? 'Your description'}} />
      </CardList>
      {values.title && (
        <details className={styles.file}>
          <summary>The data file</summary>
          <p>Instead of the form, you can open a pull request that adds this file.</p>
          <div className={styles.fileHead}>
            <span className="timecode">data/showcase/{entry.slug}.yml</span>
            <CopyButton label="Copy the data file" text={() => file} />
          </div>
          <pre tabIndex={0}>{file}</pre>
        </details>
      )}
    </aside>
  );
}

const stays = () => () => undefined;
const currentMonth = () => new Date().toISOString().slice(0, 7);
