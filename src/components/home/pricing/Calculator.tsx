import React, {useState, type ReactNode} from 'react';
import prices from '@site/data/prices.json';
import {NumberStepper} from '@site/src/components/ui/NumberStepper';
import {thousands} from '@site/src/lib/thousands';
import {monthlyPrice} from './monthly-price';
import styles from './styles.module.css';

const {seat, rendersUnit, conversionsUnit, unitSize, minimum} = prices.license.company;
const unit = thousands(unitSize);
const MAX_SEATS = 999;
const MAX_UNITS = 9999;

/** What the company license costs for the reader's own numbers. */
export function Calculator(): ReactNode {
  const [usage, setUsage] = useState({seats: 1, renders: 1, conversions: 1});
  const {sum, total} = monthlyPrice(usage);
  const set = (part: keyof typeof usage) => (value: number) => setUsage((before) => ({...before, [part]: value}));
  return (
    <div className={styles.plan}>
      <h3>Company</h3>
      <p className={styles.price} role="status">
        <span className="timecode">${thousands(total)}</span> a month
      </p>
      <p>{total > sum ? `Your numbers make $${sum}; the minimum is $${minimum}.` : `For companies of 4 people and more.`}</p>
      <div className={styles.steppers}>
        <NumberStepper
          label="Seats"
          hint={`People who work with Remotion, $${seat} each`}
          value={usage.seats}
          min={1}
          max={MAX_SEATS}
          onChange={set('seats')}
        />
        <NumberStepper
          label="Cloud renders"
          hint={`Units of ${unit} renders a month, $${rendersUnit} each`}
          value={usage.renders}
          min={0}
          max={MAX_UNITS}
          onChange={set('renders')}
        />
        <NumberStepper
          label="Conversions"
          hint={`Units of ${unit} conversions with WebCodecs, $${conversionsUnit} each`}
          value={usage.conversions}
          min={0}
          max={MAX_UNITS}
          onChange={set('conversions')}
        />
      </div>
    </div>
  );
}
