import React, {type ReactNode} from 'react';
import license from '@site/data/license.json';
import {FREE, PAYING, PRICED} from '@site/src/components/license/words';
import {dateInWords} from '@site/src/lib/date-in-words';

const {terms, prices} = license;

/** Whether it is free for the reader, with the date of the answer. */
export function Answer(): ReactNode {
  return (
    <>
      <ul>
        <li>
          <strong>Yes</strong>, if you are {FREE.one}. Commercial videos are included, and there is nothing to sign up for.
        </li>
        <li>
          <strong>For now</strong>, if you evaluate Remotion, whatever your size, and do not use it commercially yet.
        </li>
        <li>
          <strong>No</strong>, if you are {PAYING.one}. You need a company license, which cost at least ${prices.company.minimum} a month in {PRICED}.
        </li>
      </ul>
      <p>
        The number of employees decides, not how many of them use Remotion or how a video is rendered. This is what <a href={terms.text}>LICENSE.md</a> said in{' '}
        {dateInWords(terms.asOf)} and still said in {dateInWords(terms.checked)}. Current prices are on <a href={prices.current}>remotion.pro</a>.
      </p>
    </>
  );
}
