type Connection = {saveData?: boolean; effectiveType?: string; type?: string};

const SLOW = /2g|3g/;

/**
 * Whether the connection allows loading what the reader has not asked for: not when it is slow, when it may cost money, or when the reader
 * has asked for less data in the browser or the system. Safari and Firefox do not tell what connection they have.
 */
export function loadsAhead({connection}: {connection?: Connection} = navigator as {connection?: Connection}): boolean {
  if (connection?.saveData || connection?.type === 'cellular' || SLOW.test(connection?.effectiveType ?? '')) return false;
  return !globalThis.matchMedia?.('(prefers-reduced-data: reduce)').matches;
}
