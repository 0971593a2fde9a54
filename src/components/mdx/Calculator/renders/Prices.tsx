import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import license from '@site/data/license.json';
import prices from '@site/data/prices.json';
import {CHANGED, PAYING, PRICED} from '@site/src/components/license/words';
import {dateInWords} from '@site/src/lib/date-in-words';
import {HOURS_IN_A_MONTH} from './plan';
import styles from './styles.module.css';

const {server, lambda, cloudRun} = prices;
const aMillion = (price: number) => (price * 1_000_000).toFixed(2);

/** Where the prices come from that the calculator begins with, and of when they are. plugins/twins reads it in the built page, by the attributes. */
export function Prices(): ReactNode {
  return (
    <div data-component="Calculator" data-part="prices" data-search="skip" className={styles.prices}>
      <p>Prices in US dollars, as the fields begin with them. Storage and traffic come on top.</p>
      <ul>
        <li>
          Your own servers: <code>{server.name}</code> with {server.threads} threads, rented on demand in {server.region}, in{' '}
          <Link to={server.source}>a list made from AWS’s own</Link> on {dateInWords(server.asOf)}. All month is {HOURS_IN_A_MONTH} hours.
        </li>
        <li>
          Lambda: {lambda.region} on ARM, in <Link to={lambda.source[1]}>the price list of the toolkit</Link> of {dateInWords(lambda.asOf)}, unchanged in{' '}
          {dateInWords(lambda.checked)}. A million calls are ${aMillion(lambda.perRequest)} more.
        </li>
        <li>
          Cloud Run: {cloudRun.region}, billed by request, without what is free each month, from <Link to={cloudRun.source[0]}>Google’s price list</Link> as{' '}
          <Link to={cloudRun.source[1]}>a course on Cloud Run checked it</Link> on {dateInWords(cloudRun.asOf)}. A million requests are $
          {aMillion(cloudRun.perRequest)} more.
        </li>
        <li>
          License: that of {PAYING.one}, at the prices of {PRICED}. By {CHANGED}, the plans were different ones;{' '}
          <Link to={license.prices.current}>remotion.pro</Link> has the current ones. If you need none, set them to 0. Each video counts once, whether it is
          rendered again or not.
        </li>
      </ul>
    </div>
  );
}
