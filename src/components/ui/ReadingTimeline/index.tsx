import {useLocation} from '@docusaurus/router';
import React, {useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import {readMarks, readTicks, scrollProgress, type Mark} from './marks';
import styles from './styles.module.css';

/**
 * The ruler below the navbar: its playhead is the reading position, and an article's headings are markers on it; on a page to look something up,
 * those of the third level are ticks.
 * Without JavaScript it is a plain ruler.
 */
export function ReadingTimeline(): ReactNode {
  const ruler = useRef<HTMLElement>(null);
  const {pathname} = useLocation();
  const [marks, setMarks] = useState<Mark[]>([]);
  const [ticks, setTicks] = useState<number[]>([]);

  useEffect(() => {
    const place = () => ruler.current?.style.setProperty('--progress', String(scrollProgress()));
    const measure = () => {
      place();
      const width = ruler.current?.clientWidth ?? 0;
      setMarks(readMarks(width));
      setTicks(readTicks(width));
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

  // Where it leads nowhere, it is only a picture of the place, and no landmark.
  const landmark = marks.length > 0 ? {'aria-label': 'Position in the page'} : {role: 'presentation'};

  return (
    <nav ref={ruler} className={styles.ruler} {...landmark}>
      <span className={styles.playhead} aria-hidden="true" />
      {ticks.map((at) => (
        <span key={at} className={styles.tick} style={{'--at': at} as CSSProperties} />
      ))}
      {marks.map(({id, text, at}) => (
        <a key={id} href={`#${id}`} className={styles.mark} style={{'--at': at} as CSSProperties}>
          <span className={at > 0.5 ? styles.nameLeft : styles.name}>{text}</span>
        </a>
      ))}
    </nav>
  );
}
