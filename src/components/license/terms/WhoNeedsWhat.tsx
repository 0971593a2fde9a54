import React, {type ReactNode} from 'react';
import license from '@site/data/license.json';
import {PAYING} from '@site/src/components/license/words';

const FREE = 'free, also for commercial videos';

const rows: [who: string, license: string][] = [
  ['an individual', FREE],
  [`a for-profit organization of up to ${license.terms.freeUpToEmployees} employees`, FREE],
  ['a non-profit or not-for-profit organization', FREE],
  ['an organization of any size that evaluates Remotion, and does not use it commercially yet', 'free'],
  [PAYING.one, 'company license'],
];

/** Each kind of user, and the license that it needs. */
export function WhoNeedsWhat(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th>Who uses it</th>
          <th>License</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([who, needed]) => (
          <tr key={who}>
            <td>{who}</td>
            <td>{needed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
