import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** All added by plugins/glossary. */
type Props = {
  /** Anchor of the word on the page of all words; each word is explained once on a page. */
  id: string;
  /** One sentence. */
  text: string;
  /** Path of the page that says more. */
  more?: string;
  children: ReactNode;
};

/**
 * A word that can be pressed to see what it means. The browser shows and hides the note, without any script;
 * where it knows `interestfor`, also when the word is pointed at or focused. Pressing never hides it, since a reader presses
 * without knowing that the note is about to come by itself.
 */
export function Term({id, text, more, children}: Props): ReactNode {
  return (
    <>
      <button type="button" className={styles.term} data-term="" popoverTarget={id} popoverTargetAction="show" {...{interestfor: id}}>
        {children}
      </button>
      <span id={id} popover="auto" className={styles.note} data-search="skip" role="note">
        {text} <Link to={more ?? `/docs/terminology#${id}`}>{more ? <>More about {children}</> : 'All words'}</Link>
      </span>
    </>
  );
}
