import React, {useId, type ReactNode} from 'react';
import type {NamedControl, Value, Values} from '@site/demos/lib/controls';
import {shownValue} from '../values';
import styles from './Controls.module.css';

type Props = {controls: NamedControl[]; values: Values; onChange: (name: string, value: Value) => void};

/** The demo's own controls, each with its label and its value. */
export function Controls({controls, values, onChange}: Props): ReactNode {
  if (controls.length === 0) return null;
  return (
    <div className={styles.controls} data-controls>
      {controls.map((control) => (
        <ControlRow key={control.name} control={control} value={values[control.name] ?? control.default} onChange={(value) => onChange(control.name, value)} />
      ))}
    </div>
  );
}

type RowProps = {control: NamedControl; value: Value; onChange: (value: Value) => void};

function ControlRow({control, value, onChange}: RowProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{control.label}</label>
      <Input id={id} control={control} value={value} onChange={onChange} />
      {(control.kind === 'range' || control.kind === 'color') && (
        <output htmlFor={id} className={styles.value}>
          {shownValue(control, value)}
        </output>
      )}
    </div>
  );
}

function Input({id, control, value, onChange}: RowProps & {id: string}): ReactNode {
  switch (control.kind) {
    case 'range':
      return (
        <input
          id={id}
          type="range"
          className={styles.slider}
          min={control.min}
          max={control.max}
          step={control.step}
          value={Number(value)}
          aria-valuetext={shownValue(control, value)}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      );
    case 'choice':
      return (
        <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'color':
      return <input id={id} type="color" value={String(value)} onChange={(event) => onChange(event.target.value)} />;
    case 'text':
      return <input id={id} type="text" maxLength={control.maxLength} value={String(value)} onChange={(event) => onChange(event.target.value)} />;
    case 'toggle':
      return <input id={id} type="checkbox" role="switch" checked={Boolean(value)} onChange={(event) => onChange(event.target.checked)} />;
  }
}
