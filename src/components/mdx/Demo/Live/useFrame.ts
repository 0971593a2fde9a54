import type {PlayerRef} from '@remotion/player';
import {useCallback, useSyncExternalStore} from 'react';

/** A value read from the Player on every event of this name; components that use it re-render only when the value changes. */
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

/** A value derived from the Player's current frame. */
export const useOfFrame = <Result extends string | number>(player: PlayerRef | null, before: number, of: (frame: number) => Result): Result =>
  usePlayerValue(player, 'frameupdate', () => of(player?.getCurrentFrame() ?? before));

/**
 * The Player's current frame.
 * @param before the frame to return until there is a Player
 */
export const useFrame = (player: PlayerRef | null, before: number): number => useOfFrame(player, before, Number);
