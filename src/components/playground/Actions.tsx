import {Download, FolderOpen, Link2, RotateCcw} from 'lucide';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {Suspense, useState, type ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import {later} from './later';
import styles from './styles.module.css';

const Drafts = later(() => import(/* webpackChunkName: 'play-later' */ './Drafts').then((module) => module.Drafts));

type Props = {
  isChanged: boolean;
  onReset: () => void;
  onCopyLink: () => void;
  onDownload: () => void;
};

/** What can be done with the whole project. */
export function Actions({isChanged, onReset, onCopyLink, onDownload}: Props): ReactNode {
  return (
    <div className={styles.actions}>
      <OpenMenu />
      {isChanged && (
        <button type="button" className={styles.action} onClick={onReset}>
          <Icon of={RotateCcw} size={15} /> Start over
        </button>
      )}
      <button type="button" className={styles.action} onClick={onCopyLink}>
        <Icon of={Link2} size={15} /> Copy link
      </button>
      <button type="button" className={styles.action} onClick={onDownload}>
        <Icon of={Download} size={15} /> Download project
      </button>
    </div>
  );
}

/** Leads to the reader's drafts and to other projects. */
function OpenMenu(): ReactNode {
  const base = useBaseUrl('/');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.menu}
      onToggle={({currentTarget}) => setOpen(currentTarget.open)}
      onKeyDown={({key, currentTarget}) => {
        if (key !== 'Escape' || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
      onBlur={({currentTarget, relatedTarget}) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary className={styles.action}>
        <Icon of={FolderOpen} size={15} /> Open
      </summary>
      <div className={styles.floating}>
        <ul>
          <li>
            <a href="#new">First composition</a>
          </li>
          <li>
            <a href={`${base}examples/`}>All examples</a>
          </li>
        </ul>
        {isOpen && (
          <Suspense>
            <Drafts />
          </Suspense>
        )}
      </div>
    </details>
  );
}
