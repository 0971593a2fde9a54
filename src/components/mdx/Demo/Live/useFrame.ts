import type {PlayerRef} from '@remotion/player';
import {useCallback, useSyncExternalStore} from 'react';

/** What the Player says of itself, read anew at each event of this name; a component that uses it is drawn anew only when that changes. */
export function usePlayerValue<Value extends string | number | boolean>(
  player: PlayerRef | null,
  event: 'frameupdate' | 'mutechange',
  read: () => Value,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => {
      player?.addEventListener(event, listener);
      return () => player?.removeEventListener(event, listener);
    },
    [player, event],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/** What follows from the frame that the Player shows. */
export const useOfFrame = <Result extends string | number>(player: PlayerRef | null, before: number, of: (frame: number) => Result): Result =>
  usePlayerValue(player, 'frameupdate', () => of(player?.getCurrentFrame() ?? before));

/**
 * The frame that the Player shows.
 * @param before the frame until there is a Player
 */
export const useFrame = (player: PlayerRef | null, before: number): number => useOfFrame(player, before, Number);
