// Change: a line above the title says what kind of page this is, which package it belongs to and how long it takes to read;
// lines below it, whether its subject is unfinished or outdated, and what on the page has been checked. Anchors that have moved to another page lead there. Search engines are told what kind of article it is, and which page of the latest version is the same.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {PageKind} from '@site/core/corpus/front-matter-schema';
import type {Receipt} from '@site/core/receipts/types';
import {DocCanonical} from '@site/src/components/docs/DocCanonical';
import {DocData} from '@site/src/components/docs/DocData';
import {DocFacts} from '@site/src/components/docs/DocFacts';
import {DocStatus, type Status} from '@site/src/components/docs/DocStatus';
import {CodeName} from '@site/src/components/ui/CodeName';
import {PageReceipt} from '@site/src/components/docs/PageReceipt';
import {useOldAnchors} from '@site/src/hooks/useOldAnchors';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  useOldAnchors();
  const {kind, package: packageName, source, reading_seconds: seconds, status, export: name, examples, receipt} = frontMatter as Record<string, unknown>;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        <DocFacts
          kind={kind as PageKind}
          packageName={packageName as string | undefined}
          source={source as string | undefined}
          seconds={seconds as number | undefined}
          api={name as string | undefined}
          examples={examples as number | undefined}
        />
        <Heading as="h1" className={kind === 'api' ? 'heading-code' : undefined}>
          {kind === 'api' ? <CodeName name={metadata.title} /> : metadata.title}
        </Heading>
        {status !== undefined && <DocStatus status={status as Status} />}
      </header>
      {receipt !== undefined && <PageReceipt receipt={receipt as Receipt} />}
      <MDXContent>{children}</MDXContent>
      <DocCanonical />
      <DocData />
    </div>
  );
}
