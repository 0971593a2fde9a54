import {Play, X} from 'lucide';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import type {ShowcaseEntry} from '@site/data/schema';
import {Icon} from '@site/src/components/ui/Icon';
import {YouTubeFrame} from '@site/src/components/ui/YouTubeFrame';
import {youTubeId} from '@site/src/lib/youtube';
import styles from './styles.module.css';

/** A name with more letters is set smaller. */
const LONG = 10;

type Props = {entry: Pick<ShowcaseEntry, 'title' | 'size' | 'video'>};

/**
 * Stands where a picture would: the name of the entry in type, and the format of its video. Nobody's picture is borrowed or made up.
 * A video on YouTube plays here once the reader asks for it; nothing is requested from YouTube before.
 */
export function Placard({entry: {title, size, video}}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [hasClosed, setHasClosed] = useState(false);
  const id = youTubeId(video);
  const [name = ''] = title.split(' – ');
  const close = () => {
    setIsOpen(false);
    setHasClosed(true);
  };
  if (id && isOpen) return <Open id={id} title={title} onClose={close} />;
  return (
    <div className={styles.placard} data-plays={id !== undefined}>
      <span className={styles.format} aria-hidden="true">
        <span className={styles.outline} style={{aspectRatio: `${size.width} / ${size.height}`}} />
        {size.width} × {size.height}
      </span>
      <span className={styles.name} data-long={name.length > LONG} aria-hidden="true">
        {name}
      </span>
      {id ? (
        <button
          ref={hasClosed ? focus : undefined}
          type="button"
          className={styles.play}
          aria-label={`Play from YouTube: ${title}`}
          onClick={() => setIsOpen(true)}
        >
          <Icon of={Play} size={18} /> Play from YouTube
        </button>
      ) : (
        <span className={styles.none}>{video ? `The video is on ${siteOf(video)}` : 'No video on record'}</span>
      )}
    </div>
  );
}

/** The focus comes back from the button that has closed the video. */
const focus = (button: HTMLElement | null): void => button?.focus();

/** The card takes a whole row while its video is open. */
function Open({id, title, onClose}: {id: string; title: string; onClose: () => void}): ReactNode {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <div className={styles.open}>
      <YouTubeFrame id={id} title={title} />
      <button ref={close} type="button" className={styles.close} onClick={onClose}>
        <Icon of={X} size={18} /> Close the video
      </button>
    </div>
  );
}

const NAMES: Record<string, string | undefined> = {'x.com': 'X', 'twitter.com': 'X'};

const siteOf = (address: string): string => {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : 'another site';
  return NAMES[host] ?? host;
};
