import React, {useState, type ReactNode} from 'react';
import {framesPerFunction} from '@site/src/components/lambda/simulation/simulate';
import {EXAMPLE} from './defaults';
import {FieldGroup} from './FieldGroup';
import {CLOUD_RUN, LAMBDA, LICENSE, SERVER, VOLUME} from './fields';
import {planRenders, type Assumptions} from './plan';
import {Prices} from './Prices';
import {Results} from './Results';
import styles from './styles.module.css';

/** Plans a volume of renders: what it takes on the reader's own servers, on Lambda and on Cloud Run, and below that all that the sums assume. */
export function RenderPlan(): ReactNode {
  const [assumed, setAssumed] = useState<Assumptions>(EXAMPLE);
  const plan = planRenders(assumed);
  const setPart = <Name extends 'license' | 'server' | 'lambda' | 'cloudRun'>(name: Name) => ({
    values: assumed[name],
    onChange: (values: Assumptions[Name]) => setAssumed((before) => ({...before, [name]: values})),
  });
  const lambda = {...assumed.lambda, framesEach: assumed.lambda.framesEach ?? framesPerFunction(plan.frames)};
  return (
    <div className={styles.planner} data-planner>
      <FieldGroup legend="What you render" fields={VOLUME} values={assumed} onChange={setAssumed} />
      <Results assumed={assumed} plan={plan} />
      <p className={styles.title}>What this assumes</p>
      <div className={styles.places}>
        <div>
          <FieldGroup legend="Your own servers" fields={SERVER} {...setPart('server')} />
          <FieldGroup legend="License, a month" fields={LICENSE} {...setPart('license')} />
        </div>
        <FieldGroup
          legend="Lambda"
          fields={LAMBDA}
          values={lambda}
          onChange={(values) => {
            // As long as nobody has chosen a split, it follows the length of the video.
            const {framesEach} = values.framesEach === lambda.framesEach ? assumed.lambda : values;
            setAssumed((before) => ({...before, lambda: {...values, framesEach}}));
          }}
        />
        <FieldGroup legend="Cloud Run" fields={CLOUD_RUN} {...setPart('cloudRun')} />
      </div>
      <Prices />
    </div>
  );
}
