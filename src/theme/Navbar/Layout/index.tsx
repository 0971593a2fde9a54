// Change: the ruler hides and reappears with the navbar, one jump past its height hides it, the menu of a small screen is made when its button is first reached for, and keeps the focus while it is open.
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import React, {useCallback, useRef, type ReactNode} from 'react';
import {ReadingTimeline} from '@site/src/components/ui/ReadingTimeline';
import {useFirstTouch} from '@site/src/hooks/useFirstTouch';
import {useHidesOnScroll} from '@site/src/hooks/useHidesOnScroll';
import {useMenuFocus} from '@site/src/hooks/useMenuFocus';
import styles from './styles.module.css';

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const {shown, toggle} = useNavbarMobileSidebar();
  const element = useRef<HTMLElement>(null);
  const {navbar, isVisible} = useHidesOnScroll(hideOnScroll);
  const {isTouched, listeners} = useFirstTouch('.navbar__toggle');
  useMenuFocus(element, shown, toggle);
  const setElement = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      navbar(node);
    },
    [navbar],
  );
  return (
    <nav
      ref={setElement}
      {...listeners}
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main', description: 'The ARIA label for the main navigation'})}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar',
        'navbar--fixed-top',
        hideOnScroll && [styles.navbarHideable, !isVisible && [styles.navbarHidden, 'navbar--away']],
        style && `navbar--${style}`,
        shown && 'navbar-sidebar--show',
      )}
    >
      {children}
      <ReadingTimeline />
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={toggle} />
      {/* It holds the whole navigation, so on most visits its thousand parts would be made for nobody. */}
      {(isTouched || shown) && <NavbarMobileSidebar />}
    </nav>
  );
}
