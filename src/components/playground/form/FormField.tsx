import {Plus, X} from 'lucide';
import React, {type ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import type {Field} from '@site/src/playground/protocol';
import {Input} from './Input';
import {emptyOf, labelOf, problemOf} from './values';
import styles from '../styles.module.css';

type Props = {
  /** Where the value is in the props: 'titles.0.text'. */
  path: string;
  name: string;
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** One prop with its label and its control; lists and objects hold further fields. */
export function FormField({path, name, field, value, onChange}: Props): ReactNode {
  const id = `prop-${path.replaceAll('.', '-')}`;
  const label = labelOf(name);
  const isUnset = value === undefined || value === null;
  if (isUnset && (field.optional || field.nullable))
    return (
      <div className={styles.row}>
        <span>{label}</span>
        <button type="button" className={styles.small} onClick={() => onChange(emptyOf(field))}>
          Set {label}
        </button>
      </div>
    );
  const problem = problemOf(field, value);
  const hint = field.description ?? undefined;
  const message = problem && (
    <p id={`${id}-problem`} className={styles.problem}>
      {problem}
    </p>
  );
  const unset = (field.optional || field.nullable) && (
    <button
      type="button"
      className="icon-button"
      aria-label={`Leave out ${label}`}
      title={`Leave out ${label}`}
      onClick={() => onChange(field.optional ? undefined : null)}
    >
      <Icon of={X} size={14} />
    </button>
  );
  if (field.kind === 'object' || field.kind === 'array')
    return (
      <fieldset className={styles.group}>
        <legend>
          {label}
          {unset}
        </legend>
        {hint && <p className={styles.hint}>{hint}</p>}
        {field.kind === 'object' ? (
          <Members path={path} field={field} value={value} onChange={onChange} />
        ) : (
          <Entries path={path} label={label} field={field} value={value} onChange={onChange} />
        )}
        {message}
      </fieldset>
    );
  return (
    <div className={styles.row}>
      <label htmlFor={id} title={hint}>
        {label}
      </label>
      <Input id={id} field={field} value={value} isInvalid={problem !== undefined} describedBy={problem ? `${id}-problem` : undefined} onChange={onChange} />
      {unset}
      {message}
    </div>
  );
}

type GroupProps<Kind extends Field['kind']> = {path: string; field: Extract<Field, {kind: Kind}>; value: unknown; onChange: (value: unknown) => void};

function Members({path, field, value, onChange}: GroupProps<'object'>): ReactNode {
  const members = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return field.fields.map(({name, field: member}) => (
    <FormField key={name} path={`${path}.${name}`} name={name} field={member} value={members[name]} onChange={(next) => onChange({...members, [name]: next})} />
  ));
}

function Entries({path, label, field, value, onChange}: GroupProps<'array'> & {label: string}): ReactNode {
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const isFull = field.maxLength !== null && entries.length >= field.maxLength;
  const mayRemove = entries.length > (field.minLength ?? 0);
  return (
    <>
      {entries.map((entry, index) => (
        // Entries have no identity of their own.
        <div key={index} className={styles.entry}>
          <FormField
            path={`${path}.${index}`}
            name={`${label} ${index + 1}`}
            field={field.item}
            value={entry}
            onChange={(next) => onChange(entries.with(index, next))}
          />
          {mayRemove && (
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove ${label} ${index + 1}`}
              title={`Remove ${label} ${index + 1}`}
              onClick={() => onChange(entries.toSpliced(index, 1))}
            >
              <Icon of={X} size={14} />
            </button>
          )}
        </div>
      ))}
      {!isFull && (
        <button type="button" className={styles.small} onClick={() => onChange([...entries, emptyOf(field.item)])}>
          <Icon of={Plus} size={14} /> Add to {label}
        </button>
      )}
    </>
  );
}
