import React, {type ReactNode} from 'react';
import {Assumption} from './Assumption';
import type {FieldOf} from './fields';
import styles from './styles.module.css';

type Props<Values extends object> = {legend: string; fields: FieldOf<Values>[]; values: Values; onChange: (values: Values) => void};

/** The numbers that readers give for one thing. */
export function FieldGroup<Values extends object>({legend, fields, values, onChange}: Props<Values>): ReactNode {
  return (
    <fieldset className={styles.fields}>
      <legend>{legend}</legend>
      {fields.map(({name, ...field}) => (
        <Assumption key={name} {...field} value={Number(values[name])} onChange={(value) => onChange({...values, [name]: value})} />
      ))}
    </fieldset>
  );
}
