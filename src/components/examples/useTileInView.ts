import {useEffect, type RefObject} from 'react';
import {loadsAhead} from '@site/src/lib/loads-ahead';
import {mayMove} from './may-move';
import type {Example} from './example-data';

/** On a screen without a pointer, the tile in the middle of the screen moves once the reader has scrolled. */
export function useTileInView(list: RefObject<HTMLUListElement | null>, examples: Example[], onTile: (id: string) => void): void {
  useEffect(() => {
    const tiles = list.current?.children;
    if (!tiles || !window.matchMedia('(hover: none)').matches || !mayMove() || !loadsAhead()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const middle = entries.find(({isIntersecting}) => isIntersecting)?.target as HTMLElement | undefined;
        if (middle?.dataset.example) onTile(middle.dataset.example);
      },
      {rootMargin: '-45% 0px -45% 0px'},
    );
    const start = () => {
      for (const tile of tiles) observer.observe(tile);
    };
    window.addEventListener('touchmove', start, {once: true, passive: true});
    return () => {
      window.removeEventListener('touchmove', start);
      observer.disconnect();
    };
  }, [list, examples, onTile]);
}
