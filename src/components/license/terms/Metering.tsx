import React, {type ReactNode} from 'react';
import license from '@site/data/license.json';
import {dateInWords} from '@site/src/lib/date-in-words';

const {metering, prices} = license;

/** What reporting usage means, and what it does not. */
export function Metering(): ReactNode {
  return (
    <ul>
      <li>
        <strong>A report is counted, and not billed.</strong> No invoice follows from it. Whoever uses the free license may count renders as well, and pays
        nothing for them.
      </li>
      <li>
        <strong>Reporting is voluntary before Remotion {metering.mandatoryFrom}.</strong> It is announced to become mandatory with that version.
      </li>
      <li>
        <strong>You adjust the license by hand.</strong> On <a href={prices.current}>remotion.pro</a>, a holder of a company license sets the number of seats so
        that it covers all renders. This is owed with and without reports.
      </li>
      <li>
        This is how it was in {dateInWords(metering.asOf)}; in {dateInWords(metering.checked)}, reports were still voluntary for all versions before{' '}
        {metering.mandatoryFrom}.
      </li>
    </ul>
  );
}
