type Connection = {saveData?: boolean; effectiveType?: string};

/** Whether the connection bears what the reader has not asked for: the framework's own rule for loading pages ahead. */
export function loadsAhead({connection}: {connection?: Connection} = navigator as {connection?: Connection}): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
