import React, {type ReactNode} from 'react';
import styles from './KeyHints.module.css';

const HINTS = [
  {keys: ['↵'], names: ['Enter key'], does: 'to select'},
  {keys: ['↓', '↑'], names: ['Arrow down', 'Arrow up'], does: 'to navigate'},
  {keys: ['Esc'], names: ['Escape key'], does: 'to close'},
];

/** The modal's footer: what the keys do, and the name of the hosted service where one does the searching, as its terms ask. */
export function KeyHints({isHosted}: {isHosted: boolean}): ReactNode {
  return (
    <div className={styles.footer}>
      <ul className={styles.hints}>
        {HINTS.map(({keys, names, does}) => (
          <li key={does}>
            {keys.map((key, index) => (
              <kbd key={key} aria-label={names[index]} className={styles.key}>
                {key}
              </kbd>
            ))}{' '}
            {does}
          </li>
        ))}
      </ul>
      {isHosted && (
        <a href={`https://www.algolia.com/ref/docsearch/?utm_source=${window.location.hostname}`} target="_blank" rel="noopener noreferrer">
          Search by Algolia
        </a>
      )}
    </div>
  );
}
