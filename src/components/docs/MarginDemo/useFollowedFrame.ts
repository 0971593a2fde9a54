import {useEffect, useState} from 'react';
import {scrollProgress} from '@site/src/components/ui/ReadingTimeline/marks';
import type {MarginCard} from './card';

/** The share of the way that is left which is gone in each picture of the screen: a jump of the page becomes a glide of a third of a second. */
const EASE = 0.2;

/**
 * The frame that belongs to the place in the page: the first one at its top, the last one at its end.
 * @param isFollowing until then it is the frame of the poster
 */
export function useFollowedFrame(isFollowing: boolean, {poster, durationInFrames}: MarginCard): number {
  const [frame, setFrame] = useState(poster);
  useEffect(() => {
    if (!isFollowing) return;
    let at = poster;
    let request = 0;
    const glide = () => {
      const left = scrollProgress() * (durationInFrames - 1) - at;
      at += Math.abs(left) < 0.5 ? left : left * EASE;
      setFrame(Math.round(at));
      request = Math.abs(left) < 0.5 ? 0 : requestAnimationFrame(glide);
    };
    const follow = () => {
      if (request === 0) request = requestAnimationFrame(glide);
    };
    follow();
    window.addEventListener('scroll', follow, {passive: true});
    return () => {
      cancelAnimationFrame(request);
      window.removeEventListener('scroll', follow);
    };
  }, [isFollowing, poster, durationInFrames]);
  return frame;
}
