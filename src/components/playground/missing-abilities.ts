const NEEDED: [name: string, isThere: () => boolean][] = [
  ['workers', () => typeof Worker === 'function'],
  ['sandboxed frames', () => 'sandbox' in HTMLIFrameElement.prototype],
  ['constructed style sheets', () => 'adoptedStyleSheets' in Document.prototype],
  ['compression streams', () => typeof CompressionStream === 'function' && typeof DecompressionStream === 'function'],
];

/** What the browser lacks for the playground, in a sentence; undefined when nothing is missing. */
export function missingAbilities(): string | undefined {
  const missing = NEEDED.filter(([, isThere]) => !isThere()).map(([name]) => name);
  return missing.length === 0
    ? undefined
    : `The playground needs ${missing.join(' and ')}, which this browser does not have. A current version of any browser has them.`;
}
