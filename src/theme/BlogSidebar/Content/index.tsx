// Change: the years are labels of their lists; as headings they would come before the page's own h1.
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogSidebar/Content';
import React, {memo, useId, type ReactNode} from 'react';

function BlogSidebarContent({items, yearGroupHeadingClassName, ListComponent}: Props): ReactNode {
  const base = useId();
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year} role="group" aria-labelledby={`${base}${year}`}>
      <p id={`${base}${year}`} className={yearGroupHeadingClassName}>
        {year}
      </p>
      <ListComponent items={posts} />
    </div>
  ));
}

export default memo(BlogSidebarContent);
