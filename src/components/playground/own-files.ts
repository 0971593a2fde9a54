import type {PlayAsset} from '@site/src/playground/project';

/** The stage gets a copy of each file, so all of them must fit into the memory of a phone. */
export const MOST_BYTES = 40_000_000;

/** 'My photo (2).PNG' → 'my-photo-2.png': a name that can stand in quotes, in an address and in any file system. */
export function assetName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[A-Za-z0-9]+)?$/.exec(name) ?? [];
  const plain = stem
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || 'file'}${ending.toLowerCase()}`;
}

/** Adds files to those of the project; one of the same name is replaced. What is no picture, video, sound, font or data is refused, as is what is too large. */
export function withFiles(assets: PlayAsset[], files: File[]): {assets: PlayAsset[]; problem?: string} {
  let next = assets;
  const refused: string[] = [];
  for (const file of files) {
    const name = assetName(file.name);
    const others = next.filter((each) => each.name !== name);
    const bytes = others.reduce((sum, {blob}) => sum + blob.size, file.size);
    if (file.size === 0) refused.push(`${file.name} is empty.`);
    else if (bytes > MOST_BYTES) refused.push(`${file.name} has ${megabytes(file.size)}. All files together may have ${megabytes(MOST_BYTES)}.`);
    else if (!/^(image|video|audio|font)\/|json|^text\//.test(file.type)) refused.push(`${file.name} is no image, video, sound, font or text.`);
    else next = [...others, {name, type: file.type, blob: file}];
  }
  return {assets: next, problem: refused.length > 0 ? refused.join(' ') : undefined};
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`;
