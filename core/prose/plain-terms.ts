/** Words of our own, each with what the ecosystem says instead. Only those that a pattern tells from their proper use. */
export const PLAIN_TERMS: {private: RegExp; fix: string}[] = [
  {
    private: /\b(?:frames?|components?|compositions?) (?:is|are|was|were|be|been|being) (?:already |being )?drawn\b(?! (?:on|onto|into|with|above)\b)/gi,
    fix: 'Write "rendered": drawing is for a canvas, an image, a line.',
  },
  {
    private: /\b(?:draws? (?:all|the|each|every|its) )frames?\b(?! (?:on|onto|of a video)\b)/gi,
    fix: 'Write "renders": drawing is for a canvas, an image, a line.',
  },
  {private: /\b(?:is|are) rendered at (?:each|every) frame\b/gi, fix: 'Write "rendered for every frame".'},
  {private: /\bmarks of (?:a|the) range\b/gi, fix: 'Write "in and out points".'},
  {private: /\bwhich (?:one |of them )?to take\b/gi, fix: 'Write "which one to use", or choose one.'},
  {private: /\blimits (?:are|is) (?:short|low|tight)\b/gi, fix: 'Say how much is allowed: "the limit is 15 minutes".'},
  {private: /\b(?:functions|sites|services) that nobody runs\b/gi, fix: 'Write "idle functions".'},
  {private: /\buntil the spring rests\b/gi, fix: 'Write "until the spring settles".'},
  {private: /\bwhat you are asked about\b/gi, fix: 'Say what the prompt shows.'},
  {private: /\btells? an error that\b/gi, fix: 'Say what the reader learns: "tells you whether you aborted it yourself".'},
  {private: /`` of the Studio\b/g, fix: 'Name the package: "from @remotion/studio".'},
];
