import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What follows /embed/ in the address: the id of a video, or `videoseries?list=…`. */
  id: string;
  title: string;
};

/** YouTube's own player, from the domain that sets no cookies before it plays. Render it only after the reader has asked for the video. */
export function YouTubeFrame({id, title}: Props): ReactNode {
  return (
    <iframe
      className={styles.frame}
      title={title}
      src={`https://www.youtube-nocookie.com/embed/${id}${id.includes('?') ? '&' : '?'}autoplay=1`}
      allow="autoplay; fullscreen; picture-in-picture"
    />
  );
}
