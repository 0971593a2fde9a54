// Change: one list, divided by year, with dates in the site's style for numbers, instead of three columns of cards.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogArchivePage';
import React, {type ReactNode} from 'react';
import {Page} from '@site/src/components/ui/Page';
import type {PostFacts} from '@site/src/lib/post-facts';
import {readingTime} from '@site/src/lib/reading-time';
import styles from './styles.module.css';

type Post = Props['archive']['blogPosts'][number];

export default function BlogArchivePage({archive}: Props): ReactNode {
  const list = listOf(archive.blogPosts[0]?.metadata.permalink ?? '');
  const section = (list.split('/').at(-1) ?? 'posts').replace('-', ' ');
  const label = section.charAt(0).toUpperCase() + section.slice(1);
  const years = groupByYear(archive.blogPosts);
  return (
    <Page
      title={`${label} archive`}
      parent={{label, to: list}}
      description={`Every post of the section “${section}” on one page, newest first and grouped by the year in which it was first published.`}
      lead={`${countOf(archive.blogPosts.length)} ${DATES}`}
    >
      {[...years].map(([year, posts]) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <PostList posts={posts} />
        </section>
      ))}
    </Page>
  );
}

function PostList({posts}: {posts: readonly Post[]}): ReactNode {
  return (
    <ul className={styles.posts}>
      {posts.map(({metadata}) => (
        <li key={metadata.permalink}>
          <time dateTime={metadata.date.slice(0, 10)} className="timecode">
            {metadata.date.slice(0, 10)}
          </time>{' '}
          <Link to={metadata.permalink}>{metadata.title}</Link>{' '}
          <span className={styles.length}>{readingTime((metadata.frontMatter as unknown as PostFacts).reading_seconds)}</span>
        </li>
      ))}
    </ul>
  );
}

/** "/success-stories/yarx" → "/success-stories", also under a base path. */
const listOf = (permalink: string) => permalink.replace(/\/[^/]*$/, '');

const DATES = 'Dates are those of the originals, from which the texts were retold for this site.';

const countOf = (count: number) => (count === 1 ? 'One post.' : `${count} posts.`);

function groupByYear(posts: readonly Post[]): Map<string, Post[]> {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return years;
}
