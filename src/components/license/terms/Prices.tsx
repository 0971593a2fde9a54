import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import license from '@site/data/license.json';
import {CHANGED, PRICED} from '@site/src/components/license/words';
import {thousands} from '@site/src/lib/thousands';

const {prices, words} = license;
const {seat, rendersUnit, conversionsUnit, unitSize, minimum} = prices.company;
const unit = thousands(unitSize);

/** What a license costs, with the date of the prices. */
export function Prices(): ReactNode {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>Part</th>
            <th>US dollars a month</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Seat, for {words.seat}</td>
            <td>${seat}</td>
          </tr>
          <tr>
            <td>{unit} cloud renders: renders that you host yourself</td>
            <td>${rendersUnit}</td>
          </tr>
          <tr>
            <td>
              {unit} conversions with <Link to="/docs/webcodecs/">@remotion/webcodecs</Link>
            </td>
            <td>${conversionsUnit}</td>
          </tr>
          <tr>
            <td>At least</td>
            <td>${minimum} in all</td>
          </tr>
          <tr>
            <td>
              <a href={prices.enterprise.contact}>Enterprise license</a>, with terms and billing of its own, a private support channel and consulting
            </td>
            <td>from ${prices.enterprise.from}</td>
          </tr>
        </tbody>
      </table>
      <p>
        These are the prices of {PRICED}. By {CHANGED}, the plans were different ones: <a href={prices.current}>remotion.pro</a> has the current ones, and sells
        the license.
      </p>
    </>
  );
}
