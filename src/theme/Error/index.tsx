// Change: a link leads out of a crash outside the layout, too, and it is reported where reports are wanted.
import ErrorPage from '@theme-original/Error';
import type {Props} from '@theme/Error';
import React, {type ReactNode} from 'react';
import {useCrash} from '@site/src/hooks/useCrash';

export default function ErrorPageToLeave(props: Props): ReactNode {
  useCrash(props);
  return <ErrorPage {...props} />;
}
