const GTAG = 'https://www.googletagmanager.com/gtag/js';
export const WIDGET = 'https://crawlchat.app/';

/** The hosts of the search service for the configured application. */
export const SERVICE = /^https:\/\/testapp123(-dsn|-\d)?\.algolia/i;

/** Services that each page of the configured build loads, answered with an empty script. */
export const thirdParties = {[GTAG]: '', [WIDGET]: ''};

export const searching = {...thirdParties, 'https://testapp123-': '', 'https://testapp123.': ''};

/** A search that fails is reported, too. */
export const searchingInVain = {...searching, 'https://reports.example.com/site': ''};
