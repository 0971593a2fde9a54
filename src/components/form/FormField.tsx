import React, {useId, type ReactNode} from 'react';
import type {Destination, FieldDefinition} from './definition';
import styles from './styles.module.css';

type Props = {
  field: FieldDefinition;
  destination: Destination;
  /** The ID of the control, which the problem summary links to. */
  id: string;
  value: string;
  problem?: string;
  /** Without scripts the browser enforces the limits; with them, nothing a reader pastes is cut off. */
  isLive: boolean;
};

const ROWS = 6;

/** The share of a limit above which its count is shown. */
const MOST = 0.8;

/** A question with its label, hint, count and problem. */
export function FormField({field, destination, id, value, problem, isLive}: Props): ReactNode {
  const described = useId();
  const {name, label, hint, control, options, rows = ROWS, optional, minLength, maxLength, isCounted, autoComplete, issuePart} = field;
  const used = value.trim().length;
  const showsCount = maxLength !== undefined && (isCounted || used > maxLength * MOST);
  const notes = [problem && `${described}-problem`, hint && `${described}-hint`, showsCount && `${described}-count`].filter(Boolean).join(' ');
  const shared = {
    id,
    'data-field': name,
    name: destination.kind === 'issue' ? (issuePart ?? name) : name,
    className: 'text-field',
    required: !optional,
    autoComplete,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': notes || undefined,
  };
  const limits = isLive ? {} : {minLength, maxLength};
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && ' (optional)'}
      </label>
      {problem && (
        <p id={`${described}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {control === 'textarea' && <textarea {...shared} {...limits} rows={rows} />}
      {control === 'select' && (
        <select {...shared} defaultValue="">
          <option value="">Choose one</option>
          {options?.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {control !== 'textarea' && control !== 'select' && <input {...shared} type={control} {...limits} />}
      {(hint || showsCount) && (
        <div className={styles.notes}>
          {hint && <p id={`${described}-hint`}>{hint}</p>}
          {showsCount && <Count id={`${described}-count`} used={used} limit={maxLength} />}
        </div>
      )}
    </div>
  );
}

function Count({id, used, limit}: {id: string; used: number; limit: number}): ReactNode {
  return (
    <p id={id} className={used > limit ? styles.over : undefined}>
      <span className="timecode">
        {used} / {limit}
      </span>{' '}
      characters
    </p>
  );
}
