/** “5 min”: how long a page takes to read. */
export const readingTime = (seconds: number): string => `${Math.max(1, Math.round(seconds / 60))} min`;
