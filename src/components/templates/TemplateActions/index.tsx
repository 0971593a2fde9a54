import Link from '@docusaurus/Link';
import clsx from 'clsx';
import React, {Fragment, type ReactNode} from 'react';
import type {TemplateWithLinks} from '@site/src/components/templates/template-data';

/** A template's external links: the store, its code, its preview. The first is the primary one. */
export function TemplateActions({template: {store, repository, preview}}: {template: TemplateWithLinks}): ReactNode {
  const targets = [
    {text: 'Buy in the store', href: store},
    {text: 'Open the repository', href: repository},
    {text: 'Open the preview', href: preview},
  ].filter((target): target is {text: string; href: string} => target.href !== undefined);
  return (
    <>
      {targets.map(({text, href}, index) => (
        <Fragment key={href}>
          <Link to={href} className={clsx('button', index === 0 ? 'button--primary' : 'button--secondary')}>
            {text}
          </Link>{' '}
        </Fragment>
      ))}
      <Link to="/templates/" className="button button--secondary">
        All templates
      </Link>
    </>
  );
}
