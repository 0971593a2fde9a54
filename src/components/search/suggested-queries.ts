/** Queries that are popular and find something in every version of the documentation. */
export const SUGGESTED_QUERIES = ['Sequence', 'renderMedia()', 'Player'];
