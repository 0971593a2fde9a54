import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import prices from '@site/data/prices.json';
import {Section} from '@site/src/components/ui/Section';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {Calculator} from './Calculator';
import styles from './styles.module.css';

const {asOf, freeUpToEmployees, enterprise} = prices.license;

/** Who pays, and how much. */
export function Pricing(): ReactNode {
  const {links} = useSiteConfiguration();
  return (
    <Section
      id="pricing"
      title="What it costs"
      ground="sunken"
      intro={
        <p>
          Most people pay nothing. Amounts are in US dollars as of {asOf}; see <Link to={links.license}>License and pricing</Link> for the current terms.
        </p>
      }
    >
      <div className={styles.plans}>
        <div className={styles.plan}>
          <h3>Free</h3>
          <p className={styles.price}>
            <span className="timecode">$0</span>
          </p>
          <p>For individuals, non-profits, companies of up to {freeUpToEmployees} employees, and for anybody who is evaluating it.</p>
          <ul>
            <li>As many videos as you like, including for sale</li>
            <li>Rendering in your own cloud</li>
            <li>A license is due when the team grows past {freeUpToEmployees}</li>
          </ul>
        </div>
        <Calculator />
        <div className={styles.plan}>
          <h3>Enterprise</h3>
          <p className={styles.price}>
            from <span className="timecode">${enterprise.from}</span> a month
          </p>
          <p>Everything in the company license, for those who need more than a license.</p>
          <ul>
            <li>Custom terms and billing</li>
            <li>Compliance forms</li>
            <li>A private channel for support, and consulting every month</li>
          </ul>
          <Link to={links.enterprise}>Talk about it</Link>
        </div>
      </div>
    </Section>
  );
}
