import React, {type ComponentProps, type ReactNode} from 'react';
import {SHOWCASE_LIMITS} from '@site/data/limits';
import {Field} from '@site/src/components/ui/Field';
import styles from './styles.module.css';

type FieldProps = {label: string; hint?: string; rows?: number} & ComponentProps<'input'>;

const FIELDS: FieldProps[] = [
  {name: 'title', label: 'Title', hint: `At most ${SHOWCASE_LIMITS.title} characters`, maxLength: SHOWCASE_LIMITS.title, required: true},
  {
    name: 'description',
    label: 'Description',
    hint: `At most ${SHOWCASE_LIMITS.description} characters: how you used Remotion`,
    maxLength: SHOWCASE_LIMITS.description,
    required: true,
    rows: 4,
  },
  {name: 'website', label: 'Website (optional)', type: 'url'},
  {name: 'video', label: 'Video link (optional)', type: 'url'},
  {name: 'source', label: 'Source code link (optional)', type: 'url'},
  {name: 'tutorial', label: 'Tutorial link (optional)', type: 'url'},
  {name: 'name', label: 'Your name', hint: 'Shown with the entry', autoComplete: 'name', required: true},
  {name: 'email', label: 'E-mail', hint: 'For questions about the entry; not shown', type: 'email', autoComplete: 'email', required: true},
];

/** A plain form that the browser posts to the configured endpoint, with or without JavaScript. */
export function SubmitForm({endpoint}: {endpoint: string}): ReactNode {
  return (
    <form method="post" action={endpoint} className={styles.form}>
      {FIELDS.map((field) => (
        <FormField key={field.name} {...field} />
      ))}
      <button type="submit" className="button button--primary">
        Send the entry
      </button>
    </form>
  );
}

function FormField({label, hint, rows, ...input}: FieldProps): ReactNode {
  return (
    <Field label={label} hint={hint}>
      {(control) =>
        rows ? (
          <textarea {...control} className="text-field" rows={rows} name={input.name} maxLength={input.maxLength} required={input.required} />
        ) : (
          <input type="text" {...input} {...control} className="text-field" />
        )
      }
    </Field>
  );
}
