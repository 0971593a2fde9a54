import {site} from './site';

/** A brand mark as markup. All marks come from one shared image, since markup appears twice in each page: in its HTML and in the configuration. */
const brandIcon = (name: string) =>
  `<svg width="20" height="20" fill="currentColor" aria-hidden="true"><use href="${site.baseUrl}img/brands.svg#${name}"></use></svg>`;

export const brandIcons = {github: brandIcon('github'), discord: brandIcon('discord'), x: brandIcon('x')};
