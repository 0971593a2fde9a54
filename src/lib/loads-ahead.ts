type Connection = {saveData?: boolean; effectiveType?: string};

/** Whether the connection allows loading what the reader has not asked for: the framework's own rule for prefetching pages. */
export function loadsAhead({connection}: {connection?: Connection} = navigator as {connection?: Connection}): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
