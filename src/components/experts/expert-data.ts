import type {Expert} from '@site/data/schema';

/** What a card on the list of experts shows; the rest of an entry is loaded with its own page. */
export type ExpertSummary = Pick<Expert, 'slug' | 'name' | 'summary' | 'skills'>;
