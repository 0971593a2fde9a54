import clsx from 'clsx';
import React, {useId, type ReactNode} from 'react';
import {Section} from '@site/src/components/ui/Section';
import {Field} from './Field';
import styles from './styles.module.css';

const TOPICS = ['Licensing', 'Whether Remotion fits', 'Something else'];

/** A form that the browser posts by itself to `endpoint`; no script takes part. */
export function ContactForm({endpoint}: {endpoint: string}): ReactNode {
  const trap = useId();
  return (
    <Section
      title="Write to us"
      ground="sunken"
      intro={<p>For questions about licenses and fit. All fields are required. Technical questions get their answer on Discord.</p>}
    >
      <form className={styles.form} method="post" action={endpoint} acceptCharset="utf-8">
        <Field label="Name">{(id) => <input id={id} name="name" type="text" autoComplete="name" required maxLength={120} className={styles.input} />}</Field>
        <Field label="E-mail">
          {(id) => <input id={id} name="email" type="email" autoComplete="email" required maxLength={254} className={styles.input} />}
        </Field>
        <Field label="Topic">
          {(id) => (
            <select id={id} name="topic" required className={styles.input}>
              {TOPICS.map((topic) => (
                <option key={topic}>{topic}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Message">{(id) => <textarea id={id} name="message" required rows={8} maxLength={5000} className={styles.input} />}</Field>
        {/* Programs that fill in every field give themselves away here; people neither see nor reach it. */}
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor={trap}>Leave this field empty</label>
          <input id={trap} name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <button type="submit" className={clsx('button button--primary', styles.send)}>
          Send the message
        </button>
      </form>
    </Section>
  );
}
