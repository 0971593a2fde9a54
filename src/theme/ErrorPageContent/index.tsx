// Change: the title says that the page crashed, and a link leads out of the crash.
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import React, {type ReactNode} from 'react';
import {useLeavingCrash} from '@site/src/hooks/useLeavingCrash';

export default function ErrorPageContentWithTitle(props: Props): ReactNode {
  useLeavingCrash(props.tryAgain);
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
