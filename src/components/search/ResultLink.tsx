import Link from '@docusaurus/Link';
import React, {type ComponentProps, type ReactNode} from 'react';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {isExternal} from './links';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'href'> & {url: string};

/** Leads to a result within the site, or to a whole page of another site; in both cases in this tab, unless a target says otherwise. */
export function ResultLink({url, ...props}: Props): ReactNode {
  const {externalResults} = useSiteConfiguration();
  return <Link target="_self" {...(isExternal(url, externalResults) ? {href: url} : {to: url})} autoAddBaseUrl={false} {...props} />;
}
