import {addressOf, type Site} from './links';
import type {Twin} from './twin';

/** A list of pages: its file below the published folder, what it is about, and its pages in groups. */
export type Area = {file: string; title: string; groups: Group[]};
export type Group = {title: string; twins: Twin[]};

/** `- [spring()](https://…/spring.md): Computes the position of a spring at a frame.` */
export const entryOf = ({route, facts}: Twin, site: Site): string => `- [${titleOf(facts)}](${addressOf(site, route)}): ${facts.description}`;

/** A title that holds a tag is code, so that nobody takes it for HTML. */
export const titleOf = ({title}: Twin['facts']): string => (title.includes('<') ? `\`${title}\`` : title.replace(/([\\[\]])/g, '\\$1'));
