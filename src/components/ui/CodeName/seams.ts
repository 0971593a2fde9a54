/** Where a word ends and the next begins within a name, as in "hardwareAcceleration" and "Easing.linear". */
const SEAM = /[a-z0-9](?=[A-Z])|\.(?=\w)/g;

/** Divides a name from code at its seams; joined, the parts are the name again. */
export const atSeams = (name: string): string[] => name.replace(SEAM, '$&\n').split('\n');
