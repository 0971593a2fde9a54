// Change: adds the writers' vocabulary to the tags that the theme already maps; an empty corner cell of a table is not a header.
import React, {type ComponentProps, type ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import {vocabulary} from '@site/src/components/mdx';

/** Screen readers would announce an empty header cell as a nameless header, so the corner above the row names is a plain cell. */
const HeaderCell = ({children, ...props}: ComponentProps<'th'>): ReactNode => (children ? <th {...props}>{children}</th> : <td {...props} />);

export default {...MDXComponents, ...vocabulary, th: HeaderCell};
