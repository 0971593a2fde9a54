// Change: without the original's class for anchors, whose name holds "scroll": reader views take that for page furniture and drop the heading. src/css/base.css has the styles. They also drop a heading whose id holds "share", as in #what-is-shared, unless its class holds "content". A link to a heading is named after its words, also where they are code, and not after its id.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import React, {isValidElement, type ReactNode} from 'react';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  // The title is not in the table of contents, and needs no id.
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  collectAnchor(id);
  const label = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}', description: 'Title for link to heading'},
    {heading: textOf(props.children) || id},
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

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{children?: ReactNode}>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
