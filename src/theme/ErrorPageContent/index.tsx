// Change: the title says that the page crashed, a link leads out of the crash, and it is reported where reports are wanted.
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import React, {type ReactNode} from 'react';
import {useCrash} from '@site/src/hooks/useCrash';

export default function ErrorPageContentWithTitle(props: Props): ReactNode {
  useCrash(props);
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
