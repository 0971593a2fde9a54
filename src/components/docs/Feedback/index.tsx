import React, {useState, type ComponentType, type ReactNode} from 'react';
import type {FeedbackFormProps} from './FeedbackForm';
import styles from './styles.module.css';

/** Asks at the end of a page whether it helped. The form behind the buttons is loaded when one of them is pressed; until then nothing of it is, and nothing is sent. */
export function Feedback(page: Omit<FeedbackFormProps, 'hasHelped'>): ReactNode {
  const [hasHelped, setHasHelped] = useState<boolean>();
  const [Form, setForm] = useState<ComponentType<FeedbackFormProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const press = (answer: boolean) => {
    setHasHelped(answer);
    import('./FeedbackForm').then(
      (loaded) => {
        setForm(() => loaded.FeedbackForm);
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  };
  return (
    <div className={styles.feedback} data-search="skip">
      <div role="group" aria-label="Did this help?" className={styles.question}>
        <span aria-hidden="true">Did this help?</span>
        {[true, false].map((answer) => (
          <button
            key={String(answer)}
            type="button"
            className="button button--secondary button--sm"
            aria-pressed={hasHelped === answer}
            onClick={() => press(answer)}
          >
            {answer ? 'Yes' : 'No'}
          </button>
        ))}
      </div>
      {hasFailed && <p role="alert">The form could not be loaded. Press the button again.</p>}
      {Form && hasHelped !== undefined && <Form {...page} hasHelped={hasHelped} />}
    </div>
  );
}
