import license from '@site/data/license.json';
import {dateInWords} from '@site/src/lib/date-in-words';

/*
 * The words for who needs which license. They are put together here, from data/license.json, and nowhere else:
 * checks/license-terms.ts finds sentences that state the terms in words of their own.
 */
const most = license.terms.freeUpToEmployees;

/** Who uses Remotion for free for as long as they like. */
export const FREE = {
  one: `an individual, a non-profit or not-for-profit organization, or a for-profit organization of up to ${most} employees`,
  all: `individuals, non-profits and for-profit organizations of up to ${most} employees`,
} as const;

/** Who uses it for free for some time. */
export const EVALUATING = 'anybody who evaluates it and does not use it commercially yet';

/** Who needs a company license. */
export const PAYING = {
  one: `a for-profit organization of ${most + 1} or more employees`,
  all: `for-profit organizations of ${most + 1} or more employees`,
} as const;

/** When the prices were so, and when others had taken their place. */
export const PRICED = dateInWords(license.prices.asOf);
export const CHANGED = dateInWords(license.changedPlans.asOf);
