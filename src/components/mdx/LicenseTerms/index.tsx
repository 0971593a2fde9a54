import React, {type ReactNode} from 'react';
import {PARTS} from '@site/src/components/license/terms';

/** The terms of the license, in the same words on every page: who needs one, what it costs, and what is counted. */
export function LicenseTerms({part}: {part: keyof typeof PARTS}): ReactNode {
  const Part = PARTS[part];
  return <Part />;
}
