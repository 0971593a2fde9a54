// Change: the menu gets a single prop. With several, the framework sorts their names by the rules of the reader's language, for which the browser first loads its collation data: a fifth of a page's start-up time on a phone. The menu also opens at the current page.
import {NavbarSecondaryMenuFiller, ThemeClassNames, type NavbarSecondaryMenuComponent} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import React, {memo, useEffect, useMemo, useRef, type ReactNode} from 'react';
import {revealCurrentPage} from '@site/src/lib/reveal-current-page';

type MenuProps = {of: Pick<Props, 'sidebar' | 'path'>};

const Menu: NavbarSecondaryMenuComponent<MenuProps> = ({of: {sidebar, path}}) => {
  const {toggle} = useNavbarMobileSidebar();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const menu = list.current?.closest('.menu');
    if (menu) revealCurrentPage(menu);
  }, [path]);
  return (
    <ul ref={list} className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        level={1}
        onItemClick={(item) => {
          // A category without its own page only expands.
          if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
        }}
      />
    </ul>
  );
};

function DocSidebarMobile({sidebar, path}: Props): ReactNode {
  const menu = useMemo(() => ({of: {sidebar, path}}), [sidebar, path]);
  return <NavbarSecondaryMenuFiller component={Menu} props={menu} />;
}

export default memo(DocSidebarMobile);
