import type {Footer} from '@docusaurus/theme-common';
import {builtOn, links, site} from './site';

export const footer: Partial<Footer> = {
  style: 'light',
  logo: {alt: 'Remotion', src: 'img/logo.svg', srcDark: 'img/logo-white.svg', height: 32, width: 155},
  links: [
    {
      title: 'Remotion',
      items: [
        {label: 'Getting started', to: '/docs/'},
        {label: 'API Reference', to: '/docs/api'},
        {label: 'Player', to: '/player/'},
        {label: 'Lambda', to: '/lambda/'},
        {label: 'Learn', to: '/learn'},
        {label: 'Convert a video', href: links.convert},
        {label: 'Store', href: links.store},
        {label: 'GitHub', href: links.repository},
        {label: 'Remotion Pro', href: 'https://remotion.pro'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Showcase', to: '/showcase/'},
        {label: 'Experts', to: '/experts/'},
        {label: 'Discord', href: links.discord},
        {label: 'X', href: links.x},
        {label: 'YouTube', href: 'https://youtube.com/@remotion_dev'},
        {label: 'LinkedIn', href: 'https://www.linkedin.com/company/remotion-dev/'},
        {label: 'Instagram', href: 'https://instagram.com/remotion'},
        {label: 'TikTok', href: 'https://www.tiktok.com/@remotion'},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'About us', to: '/about/'},
        {label: 'Contact us', to: '/contact/'},
        {label: 'Blog', to: '/blog'},
        {label: 'Success Stories', to: '/success-stories'},
        {label: 'Support', to: '/docs/support'},
        {label: 'Changelog', href: 'https://remotion.dev/changelog'},
        {label: 'Acknowledgements', to: '/docs/acknowledgements'},
        {label: 'Accessibility', to: '/accessibility/'},
        {label: 'License', href: 'https://remotion.dev/license'},
        {label: 'Terms and Conditions', href: 'https://remotion.pro/terms'},
        {label: 'Privacy Policy', href: links.privacy},
        {label: 'Brand', to: '/brand/'},
      ],
    },
  ],
  copyright: `Copyright © ${builtOn.getUTCFullYear()} ${site.company}. Website created with <a href="https://docusaurus.io">Docusaurus</a>.`,
};
