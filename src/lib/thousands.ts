/** Writes a whole number with commas. `toLocaleString()` would first load the browser's data of languages, which a phone notices. */
export const thousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
