import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'When a file is no longer needed',
  alt: 'Tracks over time. An item uses a file until a user deletes it. The undo stack still refers to the file until the page is loaded again. From then on, if no saved version uses it, the file may be deleted: from the bucket, from the browser, from the state.',
  caption: 'Not right after the deletion: undo may bring the item back. The next visit is a good moment, if no saved project uses the file.',
};
