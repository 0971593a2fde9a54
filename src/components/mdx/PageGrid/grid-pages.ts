import type {DemoPicture} from '@site/core/demos/types';

/** A page as its card shows it; a recipe with the picture of its demo. */
export type GridPage = {href: string; title: string; description: string; picture?: DemoPicture};
/** The pages of a category by the name of the sidebar that it is in. */
export type GridPages = Record<string, GridPage[]>;
