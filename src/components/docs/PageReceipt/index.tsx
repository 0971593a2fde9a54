import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import type {Receipt} from '@site/core/receipts/types';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {dateInWords} from '@site/src/lib/date-in-words';
import {receiptLines} from './lines';
import styles from './styles.module.css';

/** The line below a page's title that opens to say what on the page has been checked; it needs no scripts. */
export function PageReceipt({receipt}: {receipt: Receipt}): ReactNode {
  const {version, checkedOn} = useSiteConfiguration();
  return (
    <details className={styles.receipt} data-search="skip">
      <summary>
        Checked with {version}
        {checkedOn && ` on ${dateInWords(checkedOn)}`}
      </summary>
      <ul>
        {receiptLines(receipt).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Link to="/docs/proof">How this is checked</Link>
    </details>
  );
}
