const list = new Intl.ListFormat('en', {type: 'disjunction'});

/** Says that the results are not about some words of the query, so that nobody takes the nearest pages for an answer. */
export const missingWords = (words: string[]): string => `No page mentions ${list.format(words.map((word) => `“${word}”`))}; these are the nearest.`;
