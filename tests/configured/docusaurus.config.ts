import type {Config} from '@docusaurus/types';
import {navbar} from '../../config/navbar';
import config from '../../docusaurus.config';

/** Navbar items that the theme offers and this site does not show: one version, one language. */
const EXTRA_ITEMS = [
  {type: 'docsVersionDropdown', position: 'left'},
  {type: 'docsVersion', position: 'left'},
  {type: 'localeDropdown', position: 'right'},
];

/** The site's own configuration with every kind of navbar item, for the tests in this folder. */
const configured: Config = {
  ...config,
  themeConfig: {...config.themeConfig, navbar: {...navbar, items: [...(navbar.items ?? []), ...EXTRA_ITEMS]}},
};

export default configured;
