import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import type {ShowcaseEntry} from '@site/data/schema';
import {Card} from '@site/src/components/catalog/Card';
import {LabelList} from '@site/src/components/catalog/LabelList';
import {Placard} from '@site/src/components/showcase/Placard';
import styles from './styles.module.css';

const LINKS = [
  ['video', 'Video'],
  ['website', 'Website'],
  ['code', 'Source code'],
  ['tutorial', 'Tutorial'],
] as const;

/** One entry of the showcase with its links. */
export function ShowcaseCard({entry}: {entry: ShowcaseEntry}): ReactNode {
  const {slug, title, description, added, tags, author} = entry;
  const links = LINKS.flatMap(([key, label]) => (entry[key] ? [{href: entry[key], label}] : []));
  return (
    <Card id={slug} title={title.replace(' – ', '\u00a0– ')} picture={<Placard entry={entry} />} top={<time className={styles.added}>{added}</time>}>
      {description && <p>{description}</p>}
      {author && (
        <p className={styles.text}>
          By <Link to={author.url}>{author.name}</Link>
        </p>
      )}
      <LabelList name="Tags" labels={tags} atEnd />
      {links.length > 0 && (
        <ul className={styles.links} aria-label={`Links of ${title}`}>
          {links.map(({href, label}) => (
            <li key={label}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
