import {useSyncExternalStore} from 'react';
import {DOCUMENTED, onVersionChosen, readerVersion, type ReaderVersion} from '@site/src/lib/reader-version';

/** The version that the reader uses, as they have chosen it. A page is built for readers of the documented one. */
export const useReaderVersion = (): ReaderVersion => useSyncExternalStore(onVersionChosen, readerVersion, () => DOCUMENTED);
