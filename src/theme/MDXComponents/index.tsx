// Change: adds the writers' vocabulary to the tags that the theme already maps.
import MDXComponents from '@theme-original/MDXComponents';
import {vocabulary} from '@site/src/components/mdx';

export default {...MDXComponents, ...vocabulary};
