import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import {useEffect, useRef} from 'react';
import {report} from '@site/src/lib/report';

/** Reports a crash, and ends it when the reader goes to another page. The framework would keep showing it under the address of that page. */
export function useCrash({error, tryAgain}: Props): void {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => report('crash', String(error)), [error]);
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
}
