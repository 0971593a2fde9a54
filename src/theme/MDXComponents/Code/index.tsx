// Change: code in the cell of a table may contain places to break at; the theme would take it for a block.
import CodeInline from '@theme/CodeInline';
import MDXCode from '@theme-original/MDXComponents/Code';
import type {Props} from '@theme/MDXComponents/Code';
import React, {Children, isValidElement, type ReactNode} from 'react';

export default function Code(props: Props): ReactNode {
  const mayBreak = Children.toArray(props.children).some((child) => isValidElement(child) && child.type === 'wbr');
  return mayBreak ? <CodeInline {...props} /> : <MDXCode {...props} />;
}
