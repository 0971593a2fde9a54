import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Search} from 'lucide-react';
import React, {useEffect, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Leads to the search page; so do Ctrl+K, Cmd+K and, outside of fields, the slash key. */
export function SearchButton(): ReactNode {
  const history = useHistory();
  const target = useBaseUrl('/search');

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isField(event.target);
      if (!isShortcut && !isSlash) return;
      event.preventDefault();
      history.push(target);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [history, target]);

  return (
    <Link to="/search" className={styles.button} aria-label="Search" aria-keyshortcuts="Control+K Meta+K /">
      <Search size={18} aria-hidden="true" />
      <span className={styles.label}>Search</span>
      <kbd className={styles.key}>/</kbd>
    </Link>
  );
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
