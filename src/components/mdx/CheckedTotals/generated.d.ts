/** Written by plugins/receipts. */
declare module '@generated/receipts/default/totals.json' {
  import type {Totals} from '@site/core/receipts/types';

  /** Null where nothing has been checked. */
  const totals: Totals | null;
  export default totals;
}
