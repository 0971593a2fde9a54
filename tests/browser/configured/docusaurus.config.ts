import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';
import {footer} from '../../../config/footer';
import {navbar} from '../../../config/navbar';
import {announcementBar} from '../../../config/site';
import config from '../../../docusaurus.config';

/** Navbar items that the theme offers and this site does not show on a wide screen, as it has one version and one language. */
const EXTRA_ITEMS: NavbarItem[] = [
  {type: 'docsVersionDropdown', position: 'left'},
  {type: 'docsVersion', position: 'left'},
  {type: 'doc', docId: 'sequence', label: 'A page', position: 'left'},
  {type: 'html', value: '<em>Markup</em>', position: 'right'},
  {type: 'localeDropdown', position: 'right'},
];

const EXTRA_COLUMN = {title: 'Kit', items: [{html: '<em>Markup of the footer</em>'}]};

const themeConfig: ThemeConfig = {
  ...config.themeConfig,
  announcementBar: announcementBar && {...announcementBar, backgroundColor: '#123456', textColor: '#fedcba'},
  navbar: {...navbar, items: [...(navbar.items ?? []).filter(({className}) => className !== 'in-menu-only'), ...EXTRA_ITEMS]},
  footer: {...footer, links: [...(footer.links ?? []), EXTRA_COLUMN]},
};

/** The site's own configuration with every kind of navbar and footer item, and a page for each demo, for the tests in this folder. */
const configured: Config = {...config, themeConfig, plugins: [...(config.plugins ?? []), path.join(__dirname, 'demo-pages/index.ts')]};

export default configured;
