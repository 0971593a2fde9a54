import React, {type ReactNode, type Ref} from 'react';
import {Assistants} from './Assistants';
import {SearchForm} from './SearchForm';
import styles from './styles.module.css';

type Props = {
  /** The search field, for whoever wants to focus it. */
  field?: Ref<HTMLInputElement>;
  /** Set where the panel stands in a frame: links then open outside of it. */
  target?: '_blank';
};

/** Where to take a question when no chat is configured: the site's search, and assistants elsewhere. */
export function AskPanel({field, target}: Props): ReactNode {
  return (
    <div className={styles.panel}>
      <SearchForm field={field} target={target} />
      <Assistants />
    </div>
  );
}
