import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readReceipts} from '../../core/receipts/read';

/** Writes what has been checked on all pages together, for `<CheckedTotals />`; config/parse-front-matter.ts gives each page its own receipt. */
export default function receipts({siteDir}: LoadContext): Plugin {
  return {
    name: 'receipts',
    async contentLoaded({actions: {createData}}) {
      await createData('totals.json', JSON.stringify(readReceipts(path.resolve(siteDir))?.totals ?? null));
    },
  };
}
