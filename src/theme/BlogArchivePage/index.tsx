// Change: one list with the years as cuts and the dates in the site's voice of numbers, instead of three columns of cards.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogArchivePage';
import React, {type ReactNode} from 'react';
import {Page} from '@site/src/components/ui/Page';
import {Section} from '@site/src/components/ui/Section';
import styles from './styles.module.css';

type Post = Props['archive']['blogPosts'][number];

export default function BlogArchivePage({archive}: Props): ReactNode {
  const section = sectionOf(archive.blogPosts[0]?.metadata.permalink ?? '');
  const years = groupByYear(archive.blogPosts);
  return (
    <Page
      title={`${section.charAt(0).toUpperCase()}${section.slice(1)} archive`}
      description={`Every post of the section “${section}” on one page, newest first and grouped by the year in which it was published.`}
      lead={countOf(archive.blogPosts.length)}
    >
      {[...years].map(([year, posts]) => (
        <Section key={year} title={year}>
          <PostList posts={posts} />
        </Section>
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
          </time>
          <Link to={metadata.permalink}>{metadata.title}</Link>
        </li>
      ))}
    </ul>
  );
}

/** "/success-stories/yarx" → "success stories", also below a base path. */
const sectionOf = (permalink: string) => (permalink.split('/').at(-2) ?? 'posts').replace('-', ' ');

const countOf = (count: number) => (count === 1 ? 'One post.' : `${count} posts.`);

function groupByYear(posts: readonly Post[]): Map<string, Post[]> {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return years;
}
