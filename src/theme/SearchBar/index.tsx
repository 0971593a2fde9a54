// Change: opens the site's own search; with hosted search configured, the theme's modal is used as it is.
import SearchBar from '@theme-original/SearchBar';
import React, {type ReactNode} from 'react';
import {SearchButton} from '@site/src/components/search/SearchButton';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';

export default function SearchBarOfThisSite(): ReactNode {
  const {hostedSearch} = useSiteConfiguration();
  return hostedSearch ? <SearchBar /> : <SearchButton />;
}
