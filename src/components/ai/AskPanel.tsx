import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {useId, useState, type ReactNode, type Ref} from 'react';
import {Assistants} from './Assistants';
import {Passages} from './Passages';
import styles from './styles.module.css';

type Props = {
  /** The question field, so that a parent can focus it. */
  field?: Ref<HTMLInputElement>;
  /** Set when the panel is in a frame: links then open outside it. */
  target?: '_blank';
  /** Path of the page the question is about. */
  path?: string;
  /** What else can be done with that page. */
  children?: ReactNode;
};

/** What answers a question when no chat is configured: matching passages of the documentation, and assistants elsewhere. */
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
