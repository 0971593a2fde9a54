import Link from '@docusaurus/Link';
import {Play} from 'lucide';
import React, {useState, type ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import {YouTubeFrame} from '@site/src/components/ui/YouTubeFrame';
import styles from './styles.module.css';

type Props = {
  /** The video's ID on YouTube: the part after v= in its URL. */
  id: string;
  title: string;
};

/** A video on YouTube. Nothing is requested from YouTube until the reader asks for it. */
export function ExternalVideo({id, title}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const link = <Link to={`https://www.youtube.com/watch?v=${id}`}>Watch “{title}” on YouTube</Link>;
  if (isOpen) {
    return (
      <>
        <div className={styles.frame}>
          <YouTubeFrame id={id} title={title} />
        </div>
        {/* If YouTube is blocked, the frame stays empty. */}
        <p>{link}</p>
      </>
    );
  }
  return (
    <div className={styles.offer}>
      <button type="button" className="button button--secondary" onClick={() => setIsOpen(true)}>
        <Icon of={Play} size={16} /> Play “{title}”
      </button>
      <p>The video is loaded from YouTube when you press the button. {link}</p>
    </div>
  );
}
