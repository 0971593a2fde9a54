import {withoutSlash} from '../../../core/corpus/routes';

/** `npm run test:slow` looks at all of them, a part of them each day in .ci/run. */
const PARTS = 9;

/** The part of what is dear that is looked at today. */
export const TODAY = Math.floor(Date.now() / 86_400_000) % PARTS;

const {LOOK_AT} = process.env;

/** Whether only changed pages are looked at: LOOK_AT is then "only" and their paths, as `npm test -- --since` sets it. */
export const isLimited = LOOK_AT?.startsWith('only') ?? false;
const limits = new Set(LOOK_AT?.split(' ').map(withoutSlash));

/**
 * A ninth of these, another one each day; all of them with LOOK_AT, which `npm run test:slow` sets; those on changed pages where nothing else has changed.
 * @param pathOf the path of the page that one is on, if it is on one
 */
export function todays<Item>(items: readonly Item[], pathOf?: (item: Item) => string): Item[] {
  if (isLimited && pathOf) return items.filter((item) => limits.has(withoutSlash(pathOf(item))));
  return LOOK_AT && !isLimited ? [...items] : items.filter((_, index) => index % PARTS === TODAY);
}
