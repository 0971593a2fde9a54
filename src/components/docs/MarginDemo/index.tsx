import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {MarginCard} from './card';

/** Where there is a column for it beside the text, and room for it below the table of contents. */
const ROOM = '(min-width: 1201px) and (min-height: 640px)';

/** A guide's own composition, beside its text. Nothing of it is loaded where it has no room. */
export function MarginDemo({card}: {card: MarginCard}): ReactNode {
  const [Following, setFollowing] = useState<ComponentType<{card: MarginCard}>>();
  useEffect(() => {
    const room = window.matchMedia(ROOM);
    const look = () => {
      if (!room.matches) return setFollowing(undefined);
      import('./Following').then(
        (module) => setFollowing(() => module.Following),
        () => undefined,
      );
    };
    look();
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, []);
  return Following && <Following card={card} />;
}
