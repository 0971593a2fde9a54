import React, {useState, type ReactNode} from 'react';
import license from '@site/data/license.json';
import {PAYING} from '@site/src/components/license/words';
import {NumberStepper} from '@site/src/components/ui/NumberStepper';
import {thousands} from '@site/src/lib/thousands';
import {monthlyPrice} from './monthly-price';
import styles from './styles.module.css';

const {seat, rendersUnit, conversionsUnit, unitSize, minimum} = license.prices.company;
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
      <p>{total > sum ? `Your numbers make $${sum}; the minimum is $${minimum}.` : `Needed by ${PAYING.all}.`}</p>
      <div className={styles.steppers}>
        <NumberStepper label="Seats" hint={`$${seat} for ${license.words.seat}`} value={usage.seats} min={1} max={MAX_SEATS} onChange={set('seats')} />
        <NumberStepper
          label="Cloud renders"
          hint={`$${rendersUnit} for ${unit} self-hosted renders a month`}
          value={usage.renders}
          min={0}
          max={MAX_UNITS}
          onChange={set('renders')}
        />
        <NumberStepper
          label="Conversions"
          hint={`$${conversionsUnit} for ${unit} conversions with WebCodecs`}
          value={usage.conversions}
          min={0}
          max={MAX_UNITS}
          onChange={set('conversions')}
        />
      </div>
    </div>
  );
}
