import React, {type ReactNode} from 'react';
import {PARTS} from '@site/src/components/about/record';

/** What is on record about the company behind the toolkit, with its date. plugins/twins reads it in the built page, by the attributes. */
export function CompanyRecord({part}: {part: keyof typeof PARTS}): ReactNode {
  const Part = PARTS[part];
  return (
    <div data-component="CompanyRecord" data-part={part}>
      <Part />
    </div>
  );
}
