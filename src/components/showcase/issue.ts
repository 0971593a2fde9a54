import {SHOWCASE_LIMITS} from '@site/data/limits';

/** Where a clip is uploaded; the page answers with the JSON that the issue asks for. */
export const UPLOAD_URL = 'https://showcase-upload.remotion.dev/';

/** The address of a new issue whose title and headings are filled in. */
export function issueUrl(repository: string): string {
  const body = [
    `**Title** (at most ${SHOWCASE_LIMITS.title} characters, no emoji, no capitals)`,
    `**Description** (at most ${SHOWCASE_LIMITS.description} characters: how Remotion was used)`,
    `**JSON from ${UPLOAD_URL}**`,
    '**Author and link**',
    '**Links** (all optional: video, source code, website, tutorial)',
    'The video may be hosted by Remotion and reposted with attribution.',
  ].join('\n\n\n');
  return `${repository}/issues/new?${new URLSearchParams({title: 'Showcase: ', body}).toString()}`;
}
