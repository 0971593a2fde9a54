// Change: CodeSample shows code outside fences without highlighting; the original highlights it in the browser with Prism.
import React, {type ReactNode} from 'react';
import {CodeSample} from '@site/src/components/mdx/CodeSample';
import {escapeHtml} from '@site/src/lib/escape-html';

export default function CodeBlock({children, title}: {children?: ReactNode; title?: string}): ReactNode {
  const text = React.Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('');
  return <CodeSample lang="txt" title={title} html={escapeHtml(text.replace(/\n$/, ''))} />;
}
