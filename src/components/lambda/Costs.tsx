import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import renders from '@site/data/measured-renders.json';
import {FootnoteMark} from '@site/src/components/landing/Footnotes';
import {TermRows} from '@site/src/components/landing/Rows';
import {Section} from '@site/src/components/ui/Section';
import {FREE, PAYING} from '@site/src/components/license/words';
import {dateInWords} from '@site/src/lib/date-in-words';
import {LOWEST_PRICE} from './measured';

/** Who charges for what, and how to find out the cost before and after a render. */
export function Costs(): ReactNode {
  return (
    <Section
      title="What it costs"
      intro={
        <p>
          {LOWEST_PRICE.claim}
          <FootnoteMark number={3} /> for the functions, paid to AWS: an estimate of {dateInWords(renders.lowestPrice.asOf)}. What yours costs depends on how
          long a frame takes to render: <Link to="/docs/lambda/cost-example">examples of costs</Link>.
        </p>
      }
    >
      <TermRows
        rows={[
          {
            term: 'AWS bills your account',
            text: 'For the time that functions run and the memory they have. S3 storage and data transfer are billed as well. Between renders nothing runs, and no function costs anything.',
          },
          {
            term: 'Smaller chunks are faster and cost more',
            text: 'Each function starts a browser and loads your video before its first frame, and that time is billed too.',
          },
          {
            term: 'Estimates are built in',
            text: (
              <>
                <Link to="/docs/lambda/estimateprice">
                  <code>estimatePrice()</code>
                </Link>{' '}
                computes one from region, memory, disk, duration and number of functions. During a render, <code>getRenderProgress()</code> returns what has
                accrued, and the command line prints it at the end. None of them includes other AWS services.
              </>
            ),
          },
          {
            term: 'The license is separate',
            text: (
              <>
                Remotion is free for {FREE.all}. For {PAYING.all}, cloud renders are part of the price: <Link to="/docs/license">License</Link>.
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}
