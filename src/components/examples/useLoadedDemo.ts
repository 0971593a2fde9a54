import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import {loadDemo, type LoadedDemo} from '../mdx/Demo/load';

/** The Player and a demo, loaded when the component is mounted; undefined until then, and where it cannot be loaded. */
export function useLoadedDemo(id: string): LoadedDemo | undefined {
  const base = useBaseUrl('/');
  const [loaded, setLoaded] = useState<LoadedDemo>();
  useEffect(() => {
    let isWanted = true;
    loadDemo(id, base).then(
      (demo) => isWanted && setLoaded(demo),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [id, base]);
  return loaded;
}
