import React, {useState, type ReactNode} from 'react';
import {Assumption} from './Assumption';
import {EXAMPLE} from './defaults';
import {CLOUD_RUN, LAMBDA, SERVER, VOLUME, type FieldOf} from './fields';
import {planRenders, type Assumptions} from './plan';
import {Results} from './Results';
import styles from './styles.module.css';

/** Plans a volume of renders: what readers assume, and beside it what that takes on their own servers, on Lambda and on Cloud Run. */
export function RenderPlan(): ReactNode {
  const [assumed, setAssumed] = useState<Assumptions>(EXAMPLE);
  const setPart = <Name extends 'server' | 'lambda' | 'cloudRun'>(name: Name) => ({
    values: assumed[name],
    onChange: (values: Assumptions[Name]) => setAssumed((before) => ({...before, [name]: values})),
  });
  return (
    <div className={styles.planner} data-planner>
      <Fields legend="What you render" fields={VOLUME} values={assumed} onChange={setAssumed} />
      <div className={styles.places}>
        <Fields legend="Your own servers" fields={SERVER} {...setPart('server')} />
        <Fields legend="Lambda" fields={LAMBDA} {...setPart('lambda')} />
        <Fields legend="Cloud Run" fields={CLOUD_RUN} {...setPart('cloudRun')} />
      </div>
      <Results assumed={assumed} plan={planRenders(assumed)} />
    </div>
  );
}

type FieldsProps<Values extends object> = {legend: string; fields: FieldOf<Values>[]; values: Values; onChange: (values: Values) => void};

function Fields<Values extends object>({legend, fields, values, onChange}: FieldsProps<Values>): ReactNode {
  return (
    <fieldset className={styles.fields}>
      <legend>{legend}</legend>
      {fields.map(({name, ...field}) => (
        <Assumption key={name} {...field} value={Number(values[name])} onChange={(value) => onChange({...values, [name]: value})} />
      ))}
    </fieldset>
  );
}
