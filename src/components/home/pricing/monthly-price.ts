import license from '@site/data/license.json';

/** What a company uses in a month. */
export type Usage = {
  /** Developers who work with Remotion. */
  seats: number;
  /** Cloud renders, in thousands, rounded up. */
  renders: number;
  /** Conversions with WebCodecs, in thousands, rounded up. */
  conversions: number;
};

export type MonthlyPrice = {
  /** US dollars a month. */
  total: number;
  /** US dollars before the minimum is applied. */
  sum: number;
};

/** The price of a company license; the amounts are in data/license.json. */
export function monthlyPrice({seats, renders, conversions}: Usage): MonthlyPrice {
  const {seat, rendersUnit, conversionsUnit, minimum} = license.prices.company;
  const sum = seats * seat + renders * rendersUnit + conversions * conversionsUnit;
  return {sum, total: Math.max(minimum, sum)};
}
