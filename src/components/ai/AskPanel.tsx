import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {useId, useState, type ReactNode, type Ref} from 'react';
import {Assistants} from './Assistants';
import {Passages} from './Passages';
import styles from './styles.module.css';

type Props = {
  /** The field for the question, for whoever wants to focus it. */
  field?: Ref<HTMLInputElement>;
  /** Set where the panel stands in a frame: links then open outside of it. */
  target?: '_blank';
  /** Path of the page that the question is about. */
  path?: string;
  /** What else can be done with that page. */
  children?: ReactNode;
};

/** Where to take a question when no chat is configured: to the passages that speak of it, and to assistants elsewhere. */
export function AskPanel({field, target, path, children}: Props): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [question, setQuestion] = useState('');
  return (
    <div className={styles.panel}>
      <form
        role="search"
        method="get"
        action={useBaseUrl('/search')}
        onSubmit={(event) => {
          event.preventDefault();
          setQuestion(typed);
        }}
      >
        <label htmlFor={id} className={styles.label}>
          Your question
        </label>
        <div className={styles.line}>
          <input
            ref={field}
            id={id}
            className="text-field"
            type="search"
            name="q"
            required
            autoComplete="off"
            placeholder="How do I fade in a title?"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className="button button--primary">
            Search
          </button>
        </div>
      </form>
      {question && <Passages question={question} target={target} />}
      {children}
      <Assistants question={typed} path={path} />
    </div>
  );
}
