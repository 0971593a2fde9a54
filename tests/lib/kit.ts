import {site} from './site';

/** The build of tests/configured, with every service configured and with its own base path. */
export const kit = () => site('build-configured', '/kit/');

const GTAG = 'https://www.googletagmanager.com/gtag/js';
export const WIDGET = 'https://crawlchat.app/';

/** The hosts of the search service for the configured application. */
export const SERVICE = /^https:\/\/testapp123(-dsn|-\d)?\.algolia/i;

/** Services that each page loads, answered with an empty script. */
export const thirdParties = {[GTAG]: '', [WIDGET]: ''};

export const searching = {...thirdParties, 'https://testapp123-': '', 'https://testapp123.': ''};
