import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';
import {LinkedData} from '@site/src/components/ui/LinkedData';

/** The pages that a list leads to, for search engines. */
export function ItemListData({items}: {items: readonly {name: string; to: string}[]}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <LinkedData
      data={{
        '@type': 'ItemList',
        numberOfItems: items.length,
        itemListElement: items.map(({name, to}, index) => ({'@type': 'ListItem', position: index + 1, name, url: withBaseUrl(to, {absolute: true})})),
      }}
    />
  );
}
