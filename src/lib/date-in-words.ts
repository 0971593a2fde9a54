const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/**
 * "2025" → "2025", "2025-08" → "August 2025", "2025-08-15" → "15 August 2025".
 * `toLocaleDateString()` would first load the browser's locale data, which is noticeably slow on a phone.
 */
export function dateInWords(date: string): string {
  const [year, month, day] = date.split('-');
  return [day && String(Number(day)), month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' ');
}
