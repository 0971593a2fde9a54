import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import license from '@site/data/license.json';
import {CHANGED, EVALUATING, FREE, PRICED} from '@site/src/components/license/words';
import {Section} from '@site/src/components/ui/Section';
import {Calculator} from './Calculator';
import styles from './styles.module.css';

const {terms, prices} = license;
const {enterprise} = prices;

/** Who pays, and how much. */
export function Pricing(): ReactNode {
  return (
    <Section
      id="pricing"
      title="What it costs"
      ground="sunken"
      intro={
        <p>
          <Link to="/docs/license">License</Link> explains who pays, and what is counted. Amounts are in US dollars as of {PRICED}. By {CHANGED}, the plans were
          different ones; <Link to={prices.current}>remotion.pro</Link> has the current ones.
        </p>
      }
    >
      <div className={styles.plans}>
        <div className={styles.plan}>
          <h3>Free</h3>
          <p className={styles.price}>
            <span className="timecode">$0</span>
          </p>
          <p>
            For {FREE.all}, and for {EVALUATING}.
          </p>
          <ul>
            <li>As many videos as you like, including for sale</li>
            <li>Rendering in your own cloud</li>
            <li>A license is due when the organization grows past {terms.freeUpToEmployees} employees</li>
          </ul>
        </div>
        <Calculator />
        <div className={styles.plan}>
          <h3>Enterprise</h3>
          <p className={styles.price}>
            from <span className="timecode">${enterprise.from}</span> a month
          </p>
          <p>All that belongs to the company license, and more around it.</p>
          <ul>
            <li>Custom terms and billing</li>
            <li>Compliance forms</li>
            <li>A private channel for support, and consulting every month</li>
          </ul>
          <Link to={enterprise.contact}>Talk about it</Link>
        </div>
      </div>
    </Section>
  );
}
