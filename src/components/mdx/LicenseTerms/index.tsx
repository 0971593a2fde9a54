import React, {type ReactNode} from 'react';
import {EVALUATING, FREE, PAYING} from '@site/src/components/license/words';
import {Answer} from './Answer';
import {CloudRenders} from './CloudRenders';
import {Metering} from './Metering';
import {Prices} from './Prices';
import {WhoNeedsWhat} from './WhoNeedsWhat';

/** Blocks, then phrases that go into a sentence. */
const PARTS = {
  answer: Answer,
  who: WhoNeedsWhat,
  prices: Prices,
  metering: Metering,
  'cloud-renders': CloudRenders,
  free: () => `${FREE.all}, and for ${EVALUATING}`,
  paying: () => PAYING.all,
} as const satisfies Record<string, () => ReactNode>;

/** The terms of the license, in the same words on every page: who needs one, what it costs, and what is counted. */
export function LicenseTerms({part}: {part: keyof typeof PARTS}): ReactNode {
  const Part = PARTS[part];
  return <Part />;
}
