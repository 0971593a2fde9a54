import React, {useState, type ReactNode} from 'react';
import type {Field} from '@site/src/playground/protocol';
import styles from '../styles.module.css';

type Props = {
  id: string;
  field: Field;
  value: unknown;
  isInvalid: boolean;
  describedBy?: string;
  onChange: (value: unknown) => void;
};

const HEX = /^#[0-9a-f]{6}$/i;

/** The control of a single value. */
export function Input({id, field, value, isInvalid, describedBy, onChange}: Props): ReactNode {
  const shared = {id, 'aria-invalid': isInvalid || undefined, 'aria-describedby': describedBy};
  switch (field.kind) {
    case 'boolean':
      return <input {...shared} type="checkbox" className={styles.check} checked={value === true} onChange={(event) => onChange(event.target.checked)} />;
    case 'enum':
      return (
        <select {...shared} className={styles.field} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'number':
      return <NumberInput {...shared} field={field} value={value} onChange={onChange} />;
    case 'string':
      if (field.format === 'textarea')
        return <textarea {...shared} className={styles.field} rows={3} value={textOf(value)} onChange={(event) => onChange(event.target.value)} />;
      return (
        <span className={styles.pair}>
          <input {...shared} className={styles.field} type="text" value={textOf(value)} spellCheck={false} onChange={(event) => onChange(event.target.value)} />
          {field.format === 'color' && HEX.test(String(value)) && (
            <input
              type="color"
              className={styles.swatch}
              aria-label="Choose the color"
              value={String(value).toLowerCase()}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </span>
      );
    case 'literal':
      return <output id={id}>{String(field.value)}</output>;
    default:
      return <JsonInput {...shared} value={value} onChange={onChange} />;
  }
}

type NumberProps = {id: string; field: Extract<Field, {kind: 'number'}>; value: unknown; onChange: (value: unknown) => void};

/** What is being typed may be no number yet; only numbers are passed on. */
function NumberInput({field: {min, max, step, integer}, value, onChange, ...shared}: NumberProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...shared}
      className={styles.field}
      type="number"
      min={min ?? undefined}
      max={max ?? undefined}
      step={step ?? (integer ? 1 : 'any')}
      value={typed ?? textOf(value)}
      onChange={({target}) => {
        setTyped(target.value);
        if (target.value.trim() !== '' && Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** A value without a control of its own, as JSON. */
function JsonInput({value, onChange, ...shared}: {id: string; value: unknown; onChange: (value: unknown) => void}): ReactNode {
  const [typed, setTyped] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  return (
    <span className={styles.pair}>
      <textarea
        {...shared}
        className={styles.field}
        rows={2}
        spellCheck={false}
        aria-invalid={isBroken || undefined}
        value={typed ?? JSON.stringify(value ?? null)}
        onChange={({target}) => {
          setTyped(target.value);
          try {
            onChange(JSON.parse(target.value) as unknown);
            setBroken(false);
          } catch {
            setBroken(true);
          }
        }}
        onBlur={() => !isBroken && setTyped(undefined)}
      />
      {isBroken && <span className={styles.problem}>This is no JSON yet.</span>}
    </span>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
