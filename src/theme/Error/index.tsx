// Change: a link leads out of a crash outside the layout, too.
import ErrorPage from '@theme-original/Error';
import type {Props} from '@theme/Error';
import React, {type ReactNode} from 'react';
import {useLeavingCrash} from '@site/src/hooks/useLeavingCrash';

export default function ErrorPageToLeave(props: Props): ReactNode {
  useLeavingCrash(props.tryAgain);
  return <ErrorPage {...props} />;
}
