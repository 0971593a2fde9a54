import React, {type ReactNode} from 'react';
import type {PARTS} from '@site/src/components/license/terms';

type Props = {
  part: keyof typeof PARTS;
  /** Added by plugins/facts, so that only pages that state terms load them. */
  from?: {PARTS: typeof PARTS};
};

/** The terms of the license, in the same words on every page: who needs one, what it costs, and what is counted. */
export function LicenseTerms({part, from}: Props): ReactNode {
  const Part = from?.PARTS[part];
  return Part && <Part />;
}
