/** From the last key to the beginning of the compilation: long enough that no half of a word is compiled, too short to be noticed. */
export const TYPING_PAUSE_MS = 70;
