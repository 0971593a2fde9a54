/** Figures as the bench prints them. */
export function inMilliseconds(times: number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
