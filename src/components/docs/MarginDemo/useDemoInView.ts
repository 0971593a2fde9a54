import {useEffect, useState} from 'react';

/** Whether a demo of the article is in view: two moving pictures side by side would compete. */
export function useDemoInView(): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const {target, isIntersecting} of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setIsInView(inView.size > 0);
    });
    for (const demo of document.querySelectorAll('article [data-demo]')) observer.observe(demo);
    return () => observer.disconnect();
  }, []);
  return isInView;
}
