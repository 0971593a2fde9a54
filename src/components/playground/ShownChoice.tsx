import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {exports: string[]; shown: string | null; onChange: (name: string) => void};

/** Which component of the file is shown, where it exports several. */
export function ShownChoice({exports, shown, onChange}: Props): ReactNode {
  return (
    <label className={styles.choice}>
      <span>Component</span>
      <select className={styles.field} value={shown ?? exports[0]} onChange={({target}) => onChange(target.value)}>
        {exports.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
