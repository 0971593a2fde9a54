import React, {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value with its unit, as shown and as announced. */
  text: string;
  onChange: (value: number) => void;
};

/** A slider with its label and its value. */
export function RangeField({label, value, min, max, step = 1, text, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className="timecode">
        {text}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
