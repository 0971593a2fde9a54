import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import type {Expert} from '@site/data/schema';
import {profileLinks} from '@site/src/components/experts/links';

/** How to reach an expert: the best way as a button, the next one beside it. */
export function ContactActions({expert}: {expert: Expert}): ReactNode {
  const [first, second] = waysTo(expert);
  return (
    <>
      {first && (
        <Link to={first.href} className="button button--primary">
          {first.label}
        </Link>
      )}{' '}
      {second && (
        <Link to={second.href} className="button button--secondary">
          {second.label}
        </Link>
      )}
    </>
  );
}

/** A call comes before a website, and that before profiles on other sites. */
const waysTo = (expert: Expert): {label: string; href: string}[] => [
  ...(expert.booking ? [{label: 'Book a call', href: expert.booking}] : []),
  ...profileLinks(expert).map(({place, text, href}) => ({label: place === 'Website' ? `Visit ${text}` : `${place} profile`, href})),
];
