// Change: the "Ask AI" button is on every page.
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import React, {type ReactNode} from 'react';
import {AskButton} from '@site/src/components/ai/AskButton';

export default function LayoutWithAskButton({children, ...props}: Props): ReactNode {
  return (
    <Layout {...props}>
      {children}
      <AskButton />
    </Layout>
  );
}
