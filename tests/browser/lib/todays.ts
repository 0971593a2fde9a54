const PARTS = 3;

/** The part of what is dear that is looked at today. */
export const TODAY = Math.floor(Date.now() / 86_400_000) % PARTS;

/** A third of these, another one each day; all of them with LOOK_AT, which `npm run test:slow` sets. */
export const todays = <Item>(items: readonly Item[]): Item[] => (process.env.LOOK_AT ? [...items] : items.filter((_, index) => index % PARTS === TODAY));
