import {useEffect, useState} from 'react';
import {mayMove} from '@site/src/components/examples/may-move';
import {SIGNS} from '@site/src/components/mdx/Demo/useOpening';
import {loadsAhead} from '@site/src/lib/loads-ahead';

/** True once a reader who is using the page scrolls it; never where they want less motion or have little data. A browser that restores a place scrolls, too. */
export function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    if (!mayMove() || !loadsAhead()) return;
    let isUsed = false;
    const use = () => {
      isUsed = true;
    };
    const scroll = () => {
      if (isUsed) setIsScrolled(true);
    };
    for (const sign of SIGNS) window.addEventListener(sign, use, {passive: true});
    window.addEventListener('scroll', scroll, {passive: true});
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, use);
      window.removeEventListener('scroll', scroll);
    };
  }, []);
  return isScrolled;
}
