/** In characters; longer than any message that readers paste. */
export const MAX_QUERY_LENGTH = 2000;
