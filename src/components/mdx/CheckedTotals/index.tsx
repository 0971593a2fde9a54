import totals from '@generated/receipts/default/totals.json';
import React, {type ReactNode} from 'react';
import type {Totals} from '@site/core/receipts/types';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {dateInWords} from '@site/src/lib/date-in-words';
import {thousands} from '@site/src/lib/thousands';

/** What is counted, and what checks it; the order is that of the table. */
const ROWS: [kind: keyof Totals, what: string, check: string][] = [
  ['samples', 'samples in TypeScript', 'compiled in strict mode against the packages'],
  ['members', 'members: props, options, arguments, fields', 'compared with the published types'],
  ['flags', 'command line flags', 'compared with what each command reads'],
  ['probes', 'claims about behavior', 'tried by running the packages'],
  ['versions', 'first versions', 'found by comparing releases'],
  ['demos', 'demos', 'rendered by the toolkit'],
  ['figures', 'figures', 'drawn from code'],
  ['links', 'links between pages', 'followed to a page and a heading'],
  ['tasks', 'reader tasks', 'carried out in an empty folder'],
];

/** The sums of all receipts. plugins/twins reads them in the built page, by the attributes. */
export function CheckedTotals(): ReactNode {
  const {version, checkedOn} = useSiteConfiguration();
  return (
    <div data-component="CheckedTotals" data-part="">
      {totals ? (
        <Table totals={totals} version={version} checkedOn={checkedOn} />
      ) : (
        <p>This copy of the site was built without its checks, so its pages carry no receipts.</p>
      )}
    </div>
  );
}

function Table({totals, version, checkedOn}: {totals: Totals; version: string; checkedOn?: string}): ReactNode {
  return (
    <>
      <p>
        {`${thousands(totals.pages)} pages, checked with version ${version}`}
        {checkedOn && ` on ${dateInWords(checkedOn)}`}:
      </p>
      <table>
        <thead>
          <tr>
            <th>Number</th>
            <th>What</th>
            <th>How</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([kind, what, check]) => (
            <tr key={kind}>
              <td className="timecode">{thousands(totals[kind])}</td>
              <td>{what}</td>
              <td>{check}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
