import React, {type ReactNode} from 'react';
import {PARTS} from '@site/src/components/license/terms';

/** Parts that go into a sentence. */
const PHRASES: ReadonlySet<string> = new Set(['free', 'paying']);

/** The terms of the license, in the same words on every page: who needs one, what it costs, and what is counted. plugins/twins reads them in the built page, by the attributes. */
export function LicenseTerms({part}: {part: keyof typeof PARTS}): ReactNode {
  const Part = PARTS[part];
  const Box = PHRASES.has(part) ? 'span' : 'div';
  return (
    <Box data-component="LicenseTerms" data-part={part}>
      <Part />
    </Box>
  );
}
