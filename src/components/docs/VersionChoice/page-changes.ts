import all from '@generated/releases/default/changes-by-page.json';
import type {PageChange} from '@site/core/data/releases';
import {isNewer} from '@site/src/lib/reader-version';

/**
 * What releases have changed on a page since the reader's own.
 * @param address of the page, without the base path
 * @param since all if not given
 */
export const changesOn = (address: string, since?: string): PageChange[] =>
  (all[address] ?? []).filter(({version}) => since === undefined || isNewer(version, since));
