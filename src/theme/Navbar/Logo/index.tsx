// Change: a right click opens the brand page, where the logo's files are.
import useBaseUrl from '@docusaurus/useBaseUrl';
import NavbarLogo from '@theme-original/Navbar/Logo';
import React, {type MouseEvent, type ReactNode} from 'react';

export default function NavbarLogoWithBrandPage(): ReactNode {
  const brandPage = useBaseUrl('/brand/');
  const openBrandPage = (event: MouseEvent) => {
    event.preventDefault();
    window.open(brandPage, '_blank', 'noopener');
  };
  return (
    <span className="navbar-logo" onContextMenu={openBrandPage}>
      <NavbarLogo />
    </span>
  );
}
