/** What people say when something does not work: whole words, and the beginnings of words such as crashes and crashed. */
const WORDS =
  /\b(?:black|blank|bug|bugs|cannot|can['’]?t|choppy|denied|didn['’]?t|doesn['’]?t|hangs?|isn['’]?t|jumps|jumpy|lags?|laggy|loses|lost|missing|no sound|not|out of memory|poor|silent|slow|slower|slowly|stuck|unable|won['’]?t|wrong)\b/i;
const BEGINNINGS =
  /\b(?:block|blurr|broke|corrupt|crash|disappear|error|exception|fail|flash|flicker|freez|froze|glitch|incompatib|invalid|jagged|jitter|leak|mismatch|refus|stutter|time[ds]? ?out|undefined|unexpected)/i;

export const saysWhatIsWrong = (query: string): boolean => WORDS.test(query) || BEGINNINGS.test(query);
