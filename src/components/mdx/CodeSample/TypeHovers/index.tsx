import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {hoversPath, type HoverLink} from '@site/src/lib/page-hovers';
import type {Point} from '../useTouch';
import {listen} from './listen';
import {fetchHovers, findNames, type Name} from './names';
import {place} from './place';
import styles from './styles.module.css';

type Props = {
  sample: RefObject<HTMLElement | null>;
  /** The file the sample is in, and the sample's position among the fences of that file. */
  page: string;
  fence: number;
  /** Where the pointer is when this component loads. */
  point: RefObject<Point | undefined>;
};

/** Shows the types of a sample's names in a floating panel, which is also announced. Loaded on the first interaction with a sample. */
export function TypeHovers({sample, page, fence, point}: Props): ReactNode {
  const url = useBaseUrl(hoversPath(page));
  const status = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<Name>();

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void fetchHovers(url).then((hovers) => {
      const code = sample.current?.querySelector('code');
      if (isGone || !hovers || !code || !sample.current || !status.current) return;
      const names = findNames(code, hovers, fence);
      if (names.length > 0) stop = listen({sample: sample.current, panel: status.current, names, point: point.current}, setName);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [url, fence, sample, point]);

  useLayoutEffect(() => {
    const code = sample.current?.querySelector('pre');
    if (!name || !code) return;
    const update = () => {
      if (panel.current && mark.current && !place(panel.current, mark.current, name.range, code)) setName(undefined);
    };
    update();
    window.addEventListener('scroll', update, {capture: true, passive: true});
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update, {capture: true});
      window.removeEventListener('resize', update);
    };
  }, [name, sample]);

  return (
    <>
      <div ref={status} role="status">
        {name && (
          <div ref={panel} className={styles.panel}>
            <div className={styles.type}>{name.type}</div>
            {name.documentation && <div className={styles.documentation}>{name.documentation}</div>}
            {name.links && <Links links={name.links} />}
          </div>
        )}
      </div>
      {name && <div ref={mark} className={styles.mark} aria-hidden="true" />}
    </>
  );
}

const Links = ({links}: {links: HoverLink[]}): ReactNode => (
  <div className={styles.links}>
    {links.map(([title, path]) => (
      <Link key={path} to={path}>
        {title}
      </Link>
    ))}
  </div>
);
