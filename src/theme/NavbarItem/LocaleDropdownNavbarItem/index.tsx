// Change: the links include the page's query and hash from the first load on; the original keeps those in the static HTML, which has neither.
import useIsBrowser from '@docusaurus/useIsBrowser';
import LocaleDropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import React, {type ReactNode} from 'react';

export default function LocaleDropdownNavbarItem(props: Props): ReactNode {
  // During hydration, React keeps the attributes in the HTML; a new key creates a new element with the right ones.
  return <LocaleDropdown key={String(useIsBrowser())} {...props} />;
}
