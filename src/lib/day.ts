/** "2021-02-11" → "11 February 2021", in every time zone. */
export const longDay = (day: string): string => new Date(day).toLocaleDateString('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
