import React, {type ReactNode} from 'react';
import type {PARTS} from '@site/src/components/about/record';

type Props = {
  part: keyof typeof PARTS;
  /** Added by plugins/facts, so that only pages that show the record load it. */
  from?: {PARTS: typeof PARTS};
};

/** What is on record about the company behind the toolkit, with its date. */
export function CompanyRecord({part, from}: Props): ReactNode {
  const Part = from?.PARTS[part];
  return Part && <Part />;
}
