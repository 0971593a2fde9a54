import React, {type ReactNode} from 'react';
import type {FieldTree} from '@site/src/playground/protocol';
import {FormField} from './FormField';
import styles from '../styles.module.css';

type Props = {
  fields: FieldTree;
  values: Record<string, unknown>;
  onChange: (values: Record<string, unknown>) => void;
};

/** The props of a composition whose file exports a Zod schema, as the Studio shows them. */
export function PropsForm({fields, values, onChange}: Props): ReactNode {
  return (
    <div className={styles.form} data-form>
      {fields.map(({name, field}) => (
        <FormField key={name} path={name} name={name} field={field} value={values[name]} onChange={(value) => onChange({...values, [name]: value})} />
      ))}
    </div>
  );
}
