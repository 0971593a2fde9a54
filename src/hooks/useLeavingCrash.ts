import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

/** Ends a crash when the reader goes to another page. The framework would keep showing it under the address of that page. */
export function useLeavingCrash(tryAgain: () => void): void {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
}
