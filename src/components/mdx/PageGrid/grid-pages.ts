/** A page as its card shows it. */
export type GridPage = {href: string; title: string; description: string};
/** The pages of a category by the name of the sidebar that it is in. */
export type GridPages = Record<string, GridPage[]>;
