import type {StageAsset} from '../protocol';

/** The reader's own files, each with the URL that the stage gave it. */
const urls = new Map<string, string>();

/** Takes in new files and forgets those that are no longer named. */
export function keepAssets(added: StageAsset[], names: string[]): void {
  for (const {name, type, buffer} of added) {
    forget(name);
    urls.set(name, URL.createObjectURL(new Blob([buffer], {type})));
  }
  for (const name of [...urls.keys()]) if (!names.includes(name)) forget(name);
}

/** The URL of one of the reader's files; undefined when there is none of that name. */
export const assetUrl = (path: string): string | undefined => urls.get(path.replace(/^\/+/, ''));

function forget(name: string): void {
  const url = urls.get(name);
  if (url) URL.revokeObjectURL(url);
  urls.delete(name);
}
