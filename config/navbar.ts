import type {Navbar, NavbarItem} from '@docusaurus/theme-common';
import {brandIcons} from './icons';
import {links} from './site';

const products: NavbarItem[] = [
  {label: 'Player', 'data-about': 'Show a composition in your app', to: '/player/'},
  {label: 'Lambda', 'data-about': 'Render many videos at once, on AWS', to: '/lambda/'},
  {label: 'Media Parser', 'data-about': 'Read what is in a video file', to: '/docs/media-parser/'},
  {label: 'WebCodecs', 'data-about': 'Convert videos in the browser', to: '/docs/webcodecs/'},
  {label: 'Recorder', 'data-about': 'Make screencasts with code', to: '/docs/recorder/'},
  {label: 'Editor Starter', 'data-about': 'The base of a video editor of your own', to: '/docs/editor-starter/'},
  {label: 'Timeline', 'data-about': 'A timeline for your own editor', to: '/docs/timeline/'},
];

const resources: NavbarItem[] = [
  {label: 'Learn', 'data-about': 'A tutorial, step by step', to: '/learn'},
  {label: 'Resources', 'data-about': 'Projects and tools of others', to: '/docs/resources'},
  {label: 'Blog', 'data-about': 'What has been released since 2021', to: '/blog'},
  {label: 'Showcase', 'data-about': 'What people have made', to: '/showcase/'},
  {label: 'Convert a video', 'data-about': 'In the browser, without uploading it', href: links.convert},
  {label: 'Support', 'data-about': 'Where to ask', to: '/docs/support'},
];

const commercial: NavbarItem[] = [
  {label: 'License + Pricing', 'data-about': 'Who needs one, and what it costs', to: '/docs/license'},
  {label: 'Store', 'data-about': 'Templates and licenses', href: links.store},
  {label: 'Success Stories', 'data-about': 'How products use Remotion', to: '/success-stories'},
  {label: 'Experts', 'data-about': 'People to hire', to: '/experts/'},
  {label: 'About us', 'data-about': 'The company and its team', to: '/about/'},
  {label: 'Investors', 'data-about': 'Who has funded the company', to: '/docs/investors'},
  {label: 'Contact us', 'data-about': 'Write to the team', to: '/contact/'},
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
