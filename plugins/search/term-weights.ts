import {WEIGHT_LEVELS} from '../../src/search/index-data';

/** A part of a section that its terms stand in, such as the heading, and how much a term counts there. */
export type Field = {weight: number; terms: string[]};

/** Saturation and length normalization of BM25. */
const K1 = 1.2;
const B = 0.6;
/** The sum of weights that fills the scale. */
const MAX_WEIGHT = 16;

/**
 * BM25 with field weights: the more often a term occurs in a field, the more it counts, with diminishing returns; in a long field, each
 * term counts less. A term's weights in all fields are added up.
 * @param averages the average length of each field
 */
export function termWeights(fields: Field[], averages: number[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [index, {weight, terms}] of fields.entries()) {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    const length = 1 - B + (B * terms.length) / (averages[index] || 1);
    for (const [term, count] of counts) sums.set(term, (sums.get(term) ?? 0) + (weight * count * (K1 + 1)) / (count + K1 * length));
  }
  return new Map([...sums].map(([term, sum]) => [term, quantize(sum)]));
}

/** The square root keeps small differences apart; the search squares it again. */
const quantize = (weight: number): number => Math.max(1, Math.min(WEIGHT_LEVELS, Math.round(WEIGHT_LEVELS * Math.sqrt(weight / MAX_WEIGHT))));

/** The average number of terms in each field, where it has any. */
export function averageLengths(sections: Field[][]): number[] {
  return (sections[0] ?? []).map((_, field) => {
    const lengths = sections.map((fields) => fields[field]?.terms.length ?? 0).filter(Boolean);
    return lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1);
  });
}
