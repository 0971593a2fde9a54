import {siDiscord, siGithub, siX} from 'simple-icons';

const svg = (path: string) => `<svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true"><path d="${path}"/></svg>`;

/** Brand marks as markup, for the navbar's configuration. */
export const brandIcons = {github: svg(siGithub.path), discord: svg(siDiscord.path), x: svg(siX.path)};
