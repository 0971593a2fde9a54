/** "2025" → "2025", "2025-08" → "August 2025", "2025-08-15" → "15 August 2025" */
export function dateInWords(date: string): string {
  const [year = '', month, day] = date.split('-');
  if (!month) return year;
  // A day in the middle of the month is in that month wherever the reader is.
  const name = new Date(`${year}-${month}-15`).toLocaleDateString('en-US', {month: 'long'});
  return [day && String(Number(day)), name, year].filter(Boolean).join(' ');
}
