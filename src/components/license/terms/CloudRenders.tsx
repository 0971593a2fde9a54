import React, {type ReactNode} from 'react';
import license from '@site/data/license.json';
import {PAYING, PRICED} from '@site/src/components/license/words';
import {thousands} from '@site/src/lib/thousands';

const {rendersUnit, unitSize} = license.prices.company;

/** Which renders count toward a company license, as far as the price list says. */
export function CloudRenders(): ReactNode {
  return (
    <p>
      The license of Remotion is a cost of its own for {PAYING.all}. Its price list of {PRICED} charges ${rendersUnit} for {thousands(unitSize)} self-hosted
      renders, whichever option hosts them: renders on your own servers count like those on Lambda and Cloud Run. It does not mention renders that a developer
      starts on their own computer. <a href={license.prices.current}>remotion.pro</a> has the current terms.
    </p>
  );
}
