import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect} from 'react';

/** Leads from an anchor that a page once had to the page that answers it now; plugins/old-anchors/rehype.ts marks such anchors. */
export function useOldAnchors(): void {
  const {hash} = useLocation();
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))?.dataset.movedTo;
    if (target) history.replace(withBaseUrl(target));
  }, [hash, history, withBaseUrl]);
}
