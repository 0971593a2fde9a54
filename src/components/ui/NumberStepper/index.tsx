import {Minus, Plus} from 'lucide';
import React, {useId, useState, type ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

type Props = {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** A whole number that is typed or stepped up and down. Anything but a whole number within the limits is ignored. */
export function NumberStepper({label, hint, value, min, max, onChange}: Props): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const step = (by: number) => {
    setDraft(undefined);
    onChange(Math.min(max, Math.max(min, value + by)));
  };
  const type = (text: string) => {
    setDraft(text);
    const next = Number(text);
    if (text.trim() !== '' && Number.isInteger(next) && next >= min && next <= max) onChange(next);
  };
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control}>
        <button type="button" aria-label={`Fewer: ${label}`} disabled={value <= min} onClick={() => step(-1)}>
          <Icon of={Minus} size={16} />
        </button>
        <input
          id={id}
          className="timecode"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={draft ?? value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft(undefined)}
        />
        <button type="button" aria-label={`More: ${label}`} disabled={value >= max} onClick={() => step(1)}>
          <Icon of={Plus} size={16} />
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
