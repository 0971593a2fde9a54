import {useSyncExternalStore} from 'react';

const stays = () => () => undefined;
const today = () => new Date().toISOString().slice(0, 10);

/** The day in UTC, as in 2025-08-15; undefined on the server and during hydration, so that both agree. */
export const useDay = (): string | undefined => useSyncExternalStore(stays, today, () => undefined);
