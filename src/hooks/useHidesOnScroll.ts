import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';
import {useCallback, useRef, useState} from 'react';

/** Whether the navbar is in view. The framework's own hook leaves it there after one jump from the top, which has no earlier position. */
export function useHidesOnScroll(isHideable: boolean) {
  const [isVisible, setIsVisible] = useState(true);
  const isJump = useRef(false);
  const height = useRef(0);
  const navbar = useCallback((element: HTMLElement | null) => {
    if (element) height.current = element.getBoundingClientRect().height;
  }, []);

  useScrollPosition(({scrollY}, last) => {
    if (!isHideable) return;
    // Also above the top, where some browsers scroll for a moment.
    if (scrollY < height.current) return setIsVisible(true);
    if (isJump.current) {
      isJump.current = false;
      return;
    }
    if (last && scrollY >= last.scrollY) return setIsVisible(false);
    // Not when the page springs back at its end.
    if (scrollY + window.innerHeight < document.documentElement.scrollHeight - height.current) setIsVisible(true);
  });

  useLocationChange(({location}) => {
    if (!isHideable) return;
    isJump.current = location.hash !== '' && document.getElementById(location.hash.slice(1)) !== null;
    setIsVisible(!isJump.current);
  });

  return {navbar, isVisible};
}
