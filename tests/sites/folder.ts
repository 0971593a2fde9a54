import path from 'node:path';

/** Where the fixture sites are laid out and built. */
export const SITES_FOLDER = path.join(__dirname, '../../.sites');
