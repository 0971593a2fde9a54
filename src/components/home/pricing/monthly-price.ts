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

/** US dollars for a seat, for a unit of each kind, and at least. */
export type CompanyPrices = Omit<typeof license.prices.company, 'unitSize'>;

/** The price of a company license; the amounts are in data/license.json. */
export function monthlyPrice({seats, renders, conversions}: Usage, prices: CompanyPrices = license.prices.company): MonthlyPrice {
  const {seat, rendersUnit, conversionsUnit, minimum} = prices;
  const sum = seats * seat + renders * rendersUnit + conversions * conversionsUnit;
  return {sum, total: Math.max(minimum, sum)};
}
