/** The mean of some numbers. */
export const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How alike two lists of the same length rise and fall, from -1 to 1, by Pearson's formula. */
export function correlation(a: number[], b: number[]): number {
  const [fromA, fromB] = [a, b].map((values) => {
    const middle = mean(values);
    return values.map((value) => value - middle);
  }) as [number[], number[]];
  const product = (x: number[], y: number[]) => x.reduce((sum, value, index) => sum + value * y[index]!, 0);
  return product(fromA, fromB) / Math.sqrt(product(fromA, fromA) * product(fromB, fromB));
}
