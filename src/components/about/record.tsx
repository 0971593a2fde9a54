import React, {type ReactNode} from 'react';
import company from '@site/data/company.json';
import {Investors} from '@site/src/components/about/Investors';
import {dateInWords} from '@site/src/lib/date-in-words';
import {thousands} from '@site/src/lib/thousands';

const {funding, investors, contributors} = company;

/** What `<CompanyRecord>` shows. */
export const PARTS = {funding: Funding, investors: InvestorNames, contributors: Contributors} as const satisfies Record<string, () => ReactNode>;

function Funding(): ReactNode {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>Until</th>
            <th>What</th>
            <th>Raised in all</th>
          </tr>
        </thead>
        <tbody>
          {funding.rounds.map(({what, when, raisedInAll}) => (
            <tr key={when}>
              <td>{dateInWords(when)}</td>
              <td>{what}</td>
              <td>
                {thousands(raisedInAll)} {funding.currency}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        The company was slightly profitable in {funding.profitableIn}. As of {dateInWords(funding.asOf)}, it did not want to raise more.
      </p>
    </>
  );
}

function InvestorNames(): ReactNode {
  return (
    <>
      <p>As of {dateInWords(investors.asOf)}, with the company or project that each was listed with:</p>
      <Investors />
    </>
  );
}

function Contributors(): ReactNode {
  return (
    <p>
      As of {dateInWords(contributors.asOf)}, more than {contributors.moreThan} people had <a href={contributors.list}>contributed to the code of Remotion</a>.
    </p>
  );
}
