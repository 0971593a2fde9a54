import {createHash} from 'node:crypto';
import {Internals} from 'remotion';

/** Selector and background that the Player passes to its style sheet. */
const SCOPE = '.__remotion-player';
const BACKGROUND = '#fff';

/**
 * The hash of the style element that the Player adds to a page, in quotes, as a content security policy names it.
 * A browser test opens a demo under this policy, so it fails when a release of the Player changes the element.
 */
export function playerStyleHash(): string {
  const css = Internals.CSSUtils.makeDefaultPreviewCSS(SCOPE, BACKGROUND);
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
