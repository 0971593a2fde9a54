/** Lengths in characters; apart from the schema, because the form in the browser needs them without the validator. */
export const SHOWCASE_LIMITS = {title: 80, description: 280} as const;
