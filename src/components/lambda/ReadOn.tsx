import data from '@generated/catalog/default/lambda.json';
import React, {type ReactNode} from 'react';
import {LinkRows} from '@site/src/components/landing/Rows';
import {Section} from '@site/src/components/ui/Section';

/** The documentation of Lambda. */
export function ReadOn(): ReactNode {
  return (
    <Section title="Read on">
      <LinkRows rows={data.readOn} />
    </Section>
  );
}
