// Change: without the margin that the original gives to posts in a list; src/css/posts.css spaces them.
import type {Props} from '@theme/BlogPostItem/Container';
import React, {type ReactNode} from 'react';

export default function BlogPostItemContainer({children}: Props): ReactNode {
  return <article>{children}</article>;
}
