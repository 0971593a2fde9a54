// Change: a name from code breaks where its words meet, since the column is narrower than many of them.
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import React, {useMemo, type ReactNode} from 'react';
import {atSeams} from '@site/src/components/ui/CodeName/seams';

export default function TOCWithSoftBreaks({toc, ...props}: Props): ReactNode {
  const softened = useMemo(() => toc.map((item) => ({...item, value: withSoftBreaks(item.value)})), [toc]);
  return <TOC {...props} toc={softened} />;
}

/** Takes the HTML of a heading; returns it with a place to break at each seam of its code, and none after the hyphens that a flag begins with. */
const withSoftBreaks = (html: string): string =>
  html.replace(/<code>[^<]*/g, (code) => atSeams(code).join('<wbr>')).replace(/<code>(--\w+-?)/g, '<code><span class="whole">$1</span>');
