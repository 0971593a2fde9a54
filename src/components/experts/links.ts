import type {Expert} from '@site/data/schema';

type ProfileLink = {place: string; text: string; href: string};

/** Where an expert can be found, in the order of the profile. */
export function profileLinks({website, github, x, linkedin}: Expert): ProfileLink[] {
  return [
    ...(website ? [{place: 'Website', text: bare(website), href: website}] : []),
    ...(github ? [{place: 'GitHub', text: github, href: `https://github.com/${github}`}] : []),
    ...(x ? [{place: 'X', text: `@${x}`, href: `https://x.com/${x}`}] : []),
    ...(linkedin ? [{place: 'LinkedIn', text: decodeURI(bare(linkedin)), href: linkedin}] : []),
  ];
}

/** "https://www.example.com/" → "example.com" */
const bare = (url: string) => url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');
