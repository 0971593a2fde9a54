import {useLocation} from '@docusaurus/router';
import React, {useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import {readMarks, scrollProgress, type Mark} from './marks';
import styles from './styles.module.css';

/**
 * The ruler below the navbar: its playhead is the reading position, and an article's headings are markers on it.
 * Without JavaScript it is a plain ruler.
 */
export function ReadingTimeline(): ReactNode {
  const ruler = useRef<HTMLElement>(null);
  const {pathname} = useLocation();
  const [marks, setMarks] = useState<Mark[]>([]);

  useEffect(() => {
    const place = () => ruler.current?.style.setProperty('--progress', String(scrollProgress()));
    const measure = () => {
      place();
      setMarks(readMarks(ruler.current?.clientWidth ?? 0));
    };
    // The article grows as images and fonts arrive, and the markers move with it.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('scroll', place, {passive: true});
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place);
    };
  }, [pathname]);

  return (
    <nav ref={ruler} className={styles.ruler} aria-label="Position in the page">
      <span className={styles.playhead} aria-hidden="true" />
      {marks.map(({id, text, at}) => (
        <a key={id} href={`#${id}`} className={styles.mark} style={{'--at': at} as CSSProperties}>
          <span className={at > 0.5 ? styles.nameLeft : styles.name}>{text}</span>
        </a>
      ))}
    </nav>
  );
}
