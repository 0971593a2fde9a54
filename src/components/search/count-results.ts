export const countResults = (count: number): string => (count === 1 ? '1 result' : `${count} results`);
