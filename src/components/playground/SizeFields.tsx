import React, {useState, type ReactNode} from 'react';
import type {Size} from '@site/src/playground/project';
import {badSize, SIZE_LIMITS} from '@site/src/playground/read-project';
import styles from './styles.module.css';

const LABELS: Record<keyof Size, string> = {width: 'Width', height: 'Height', fps: 'Frames per second', durationInFrames: 'Length in frames'};
const FIELDS = Object.keys(LABELS) as (keyof Size)[];

/** Size, frame rate and length of the composition. What it cannot have is said, and not passed on. */
export function SizeFields({size, onChange}: {size: Size; onChange: (size: Size) => void}): ReactNode {
  const [typed, setTyped] = useState<Partial<Record<keyof Size, string>>>({});
  const problems = FIELDS.flatMap((field) => {
    const text = typed[field];
    const problem = text === undefined ? undefined : text.trim() === '' ? 'Enter a number.' : badSize(field, Number(text));
    return problem ? [{field, problem}] : [];
  });
  return (
    <div className={styles.sizes}>
      {FIELDS.map((field) => {
        const isBad = problems.some((each) => each.field === field);
        return (
          <label key={field}>
            <span>{LABELS[field]}</span>
            <input
              className={styles.field}
              type="number"
              inputMode="decimal"
              min={SIZE_LIMITS[field].min}
              max={SIZE_LIMITS[field].max}
              step={SIZE_LIMITS[field].whole ? 1 : 'any'}
              value={typed[field] ?? size[field]}
              aria-invalid={isBad || undefined}
              aria-describedby={isBad ? 'play-size-problem' : undefined}
              onChange={({target}) => {
                setTyped({...typed, [field]: target.value});
                if (target.value.trim() !== '' && !badSize(field, Number(target.value))) onChange({...size, [field]: Number(target.value)});
              }}
              onBlur={() => setTyped({})}
            />
          </label>
        );
      })}
      <p id="play-size-problem" role="status" className={styles.problem}>
        {problems.map(({field, problem}) => `${LABELS[field]}: ${problem}`).join(' ')}
      </p>
    </div>
  );
}
