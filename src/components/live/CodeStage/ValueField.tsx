import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {NamedControl, Value} from '@site/demos/lib/controls';
import {shownValue} from '@site/src/components/mdx/Demo/values';
import controls from '@site/src/components/mdx/Demo/Live/Controls.module.css';
import styles from './styles.module.css';

type Props = {control: NamedControl; value: Value; onChange: (name: string, value: Value) => void};

/** The control that changes a value, in the margin of its line. */
export function ValueField({control, value, onChange}: Props): ReactNode {
  const {name, label, kind} = control;
  const shared = {'aria-label': label, className: styles.field};
  switch (kind) {
    case 'range':
      return (
        <input
          {...shared}
          className={clsx(controls.slider, styles.field)}
          type="range"
          min={control.min}
          max={control.max}
          step={control.step}
          value={Number(value)}
          aria-valuetext={shownValue(control, value)}
          onChange={(event) => onChange(name, Number(event.target.value))}
        />
      );
    case 'color':
      return <input {...shared} type="color" value={String(value)} onChange={(event) => onChange(name, event.target.value)} />;
    case 'text':
      return <input {...shared} type="text" maxLength={control.maxLength} value={String(value)} onChange={(event) => onChange(name, event.target.value)} />;
    case 'toggle':
      return <input {...shared} type="checkbox" role="switch" checked={Boolean(value)} onChange={(event) => onChange(name, event.target.checked)} />;
    case 'choice':
      return (
        <select {...shared} value={String(value)} onChange={(event) => onChange(name, event.target.value)}>
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
  }
}
