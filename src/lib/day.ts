import {dateInWords} from './date-in-words';

/** "2021-02-11" → "11 February 2021", in every time zone; a time of the day is left out. */
export const longDay = (day: string): string => dateInWords(day.slice(0, 'yyyy-mm-dd'.length));
