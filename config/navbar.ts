import type {Navbar, NavbarItem} from '@docusaurus/theme-common';
import {brandIcons} from './icons';
import {links} from './site';

const products: NavbarItem[] = [
  {label: 'Player', to: '/player/'},
  {label: 'Lambda', to: '/lambda/'},
  {label: 'Media Parser', to: '/docs/media-parser/'},
  {label: 'WebCodecs', to: '/docs/webcodecs/'},
  {label: 'Recorder', to: '/docs/recorder/'},
  {label: 'Editor Starter', to: '/docs/editor-starter/'},
  {label: 'Timeline', to: '/docs/timeline/'},
];

const resources: NavbarItem[] = [
  {label: 'Learn', to: '/learn'},
  {label: 'Resources', to: '/docs/resources'},
  {label: 'Blog', to: '/blog'},
  {label: 'Showcase', to: '/showcase/'},
  {label: 'Convert a video', href: links.convert},
  {label: 'Support', to: '/docs/support'},
];

const commercial: NavbarItem[] = [
  {label: 'License + Pricing', to: '/docs/license'},
  {label: 'Store', href: links.store},
  {label: 'Success Stories', to: '/success-stories'},
  {label: 'Experts', to: '/experts/'},
  {label: 'About us', to: '/about/'},
  {label: 'Investors', to: '/docs/investors'},
  {label: 'Contact us', to: '/contact/'},
];

const iconLink = (label: string, href: string, html: string): NavbarItem => ({
  href,
  html,
  'aria-label': label,
  position: 'right',
  className: 'navbar-icon-link',
});

export const navbar: Partial<Navbar> = {
  title: '',
  hideOnScroll: true,
  logo: {alt: 'Remotion', src: 'img/logo.svg', srcDark: 'img/logo-white.svg', width: 136, height: 28},
  items: [
    {type: 'docSidebar', sidebarId: 'mainSidebar', label: 'Docs', position: 'left'},
    {type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API', position: 'left'},
    {type: 'dropdown', label: 'Products', items: products, position: 'left'},
    {type: 'dropdown', label: 'Resources', items: resources, position: 'left'},
    {type: 'dropdown', label: 'Commercial', items: commercial, position: 'left'},
    iconLink('GitHub', links.repository, brandIcons.github),
    iconLink('Discord', links.discord, brandIcons.discord),
    iconLink('X', links.x, brandIcons.x),
    {type: 'search', position: 'right'},
    // One version and one language leave nothing to choose, so a wide screen does not show them; remove the class when there are two.
    {type: 'docsVersionDropdown', position: 'right', className: 'in-menu-only'},
    {type: 'localeDropdown', position: 'right', className: 'in-menu-only'},
  ],
};
