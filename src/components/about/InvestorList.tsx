import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import company from '@site/data/company.json';
import {Section} from '@site/src/components/ui/Section';
import {dateInWords} from '@site/src/lib/date-in-words';
import {Investors} from './Investors';

const {investors, funding} = company;
const seed = funding.rounds.at(0);

/** Who has invested in the company. */
export function InvestorList(): ReactNode {
  return (
    <Section
      title="Investors"
      ground="sunken"
      intro={
        <p>
          Remotion took a small seed round in {seed?.when}, from users and customers, and has extended it since then.{' '}
          <Link to="/docs/investors">Investors</Link> has the sums. Who has invested, as of {dateInWords(investors.asOf)}, with the company or project that each
          was listed with:
        </p>
      }
    >
      <Investors />
    </Section>
  );
}
