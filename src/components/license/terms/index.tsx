import type {ReactNode} from 'react';
import {EVALUATING, FREE, PAYING} from '@site/src/components/license/words';
import {Answer} from './Answer';
import {CloudRenders} from './CloudRenders';
import {Metering} from './Metering';
import {Prices} from './Prices';
import {WhoNeedsWhat} from './WhoNeedsWhat';

/** What `<LicenseTerms>` shows: blocks, then phrases that go into a sentence. */
export const PARTS = {
  answer: Answer,
  who: WhoNeedsWhat,
  prices: Prices,
  metering: Metering,
  'cloud-renders': CloudRenders,
  free: () => `${FREE.all}, and for ${EVALUATING}`,
  paying: () => PAYING.all,
} as const satisfies Record<string, () => ReactNode>;
