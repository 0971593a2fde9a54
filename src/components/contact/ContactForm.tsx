import React, {useId, type ReactNode} from 'react';
import {Field} from '@site/src/components/ui/Field';
import {Section} from '@site/src/components/ui/Section';
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
        <Field label="Name">
          {(control) => <input {...control} name="name" type="text" autoComplete="name" required maxLength={120} className="text-field" />}
        </Field>
        <Field label="E-mail">
          {(control) => <input {...control} name="email" type="email" autoComplete="email" required maxLength={254} className="text-field" />}
        </Field>
        <Field label="Topic">
          {(control) => (
            <select {...control} name="topic" required className="text-field">
              {TOPICS.map((topic) => (
                <option key={topic}>{topic}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Message">{(control) => <textarea {...control} name="message" required rows={8} maxLength={5000} className="text-field" />}</Field>
        {/* Programs that fill in every field give themselves away here; people neither see nor reach it. */}
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor={trap}>Leave this field empty</label>
          <input id={trap} name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <button type="submit" className="button button--primary">
          Send the message
        </button>
      </form>
    </Section>
  );
}
