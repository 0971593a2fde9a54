// Change: the addresses are those of the page's query and hash from the first load on; the original keeps the ones of the page's HTML, which knows neither.
import useIsBrowser from '@docusaurus/useIsBrowser';
import LocaleDropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import React, {type ReactNode} from 'react';

export default function LocaleDropdownNavbarItem(props: Props): ReactNode {
  // React takes attributes of the HTML over as they are; a new element gets its own.
  return <LocaleDropdown key={String(useIsBrowser())} {...props} />;
}
