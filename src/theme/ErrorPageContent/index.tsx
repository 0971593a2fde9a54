// Change: the title says that the page crashed, a link leads out of the crash, and it is reported where reports are wanted.
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import React, {useEffect, type ReactNode} from 'react';
import {useLeavingCrash} from '@site/src/hooks/useLeavingCrash';
import {report} from '@site/src/lib/report';

export default function ErrorPageContentWithTitle(props: Props): ReactNode {
  useLeavingCrash(props.tryAgain);
  useEffect(() => report('crash', String(props.error)), [props.error]);
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
