import React, {useId, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {label: string; unit: string; value: number; least: number; most: number; isWhole?: boolean; onChange: (value: number) => void};

/** A number that readers replace by their own. What is no such number is said, and the last one that was keeps counting. */
export function Assumption({label, unit, value, least, most, isWhole = false, onChange}: Props): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && read(typed, least, most, isWhole) === undefined;
  return (
    <div className={styles.assumption}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.unit}>{unit}</span>
      <input
        id={id}
        className="text-field"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? String(value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={({target}) => {
          setTyped(target.value);
          const number = read(target.value, least, most, isWhole);
          if (number !== undefined) onChange(number);
        }}
        onBlur={() => !isWrong && setTyped(undefined)}
      />
      {isWrong && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          Enter a {isWhole ? 'whole ' : ''}number from {least.toLocaleString('en-US')} to {most.toLocaleString('en-US')}.
        </p>
      )}
    </div>
  );
}

function read(text: string, least: number, most: number, isWhole: boolean): number | undefined {
  // 5,000, 0,5 and 0,714 all have a comma: one that groups digits follows one to three of them, the first of which is not 0.
  const typed = text.trim();
  const plain = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(typed) ? typed.replaceAll(',', '') : typed;
  const value = Number(plain.replace(',', '.'));
  return plain !== '' && value >= least && value <= most && (!isWhole || Number.isInteger(value)) ? value : undefined;
}
