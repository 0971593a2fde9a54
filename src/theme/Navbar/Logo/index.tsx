// Change: a right click opens the brand page, where the logo's files are.
import NavbarLogo from '@theme-original/Navbar/Logo';
import React, {type MouseEvent, type ReactNode} from 'react';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';

export default function NavbarLogoWithBrandPage(): ReactNode {
  const {links} = useSiteConfiguration();
  const openBrandPage = (event: MouseEvent) => {
    event.preventDefault();
    window.open(links.brand, '_blank', 'noopener');
  };
  return (
    <span className="navbar-logo" onContextMenu={openBrandPage}>
      <NavbarLogo />
    </span>
  );
}
