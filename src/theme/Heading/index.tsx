// Change: without the original's class for anchors, whose name holds "scroll": reader views take that for page furniture and drop the heading. src/css/base.css has the styles. They also drop a heading whose id holds "share", as in #what-is-shared, unless its class holds "content".
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  // The title is not in the table of contents, and needs no id.
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  collectAnchor(id);
  const label = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}', description: 'Title for link to heading'},
    {heading: typeof props.children === 'string' ? props.children : id},
  );
  return (
    <As {...props} className={clsx('anchor content-heading', props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={label} title={label}>
        &#8203;
      </Link>
    </As>
  );
}
