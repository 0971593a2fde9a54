// Change: without the margin that the original gives to posts of a list; src/css/posts.css sets them apart.
import type {Props} from '@theme/BlogPostItem/Container';
import React, {type ReactNode} from 'react';

export default function BlogPostItemContainer({children}: Props): ReactNode {
  return <article>{children}</article>;
}
