/** Where a project comes from: nowhere, a demo, a sample of a page, or the code in a link. */
export type Origin = {kind: 'new'} | {kind: 'demo'; id: string} | {kind: 'sample'; id: string} | {kind: 'code'; text: string};

/** Reads the hash of an address of the playground: `#demo=spring`, `#sample=docs/spring.2`, `#code=…`. Any other opens the first composition. */
export function readOrigin(hash: string): Origin {
  const [, kind, value = ''] = /^#(demo|sample|code)=(.+)$/s.exec(hash) ?? [];
  if (kind === 'code') return {kind, text: value};
  if ((kind === 'demo' || kind === 'sample') && /^[\w./-]+$/.test(value) && !value.includes('..')) return {kind, id: value};
  return {kind: 'new'};
}

/** The hash that leads to an origin; empty for the first composition. */
export const hashOf = (origin: Origin): string => (origin.kind === 'new' ? '' : `#${origin.kind}=${origin.kind === 'code' ? origin.text : origin.id}`);

/** Names an origin in the storage. The code of a link is too long for that, so a sum stands for it. */
export const keyOf = (origin: Origin): string => (origin.kind === 'new' ? 'new' : `${origin.kind}:${origin.kind === 'code' ? sumOf(origin.text) : origin.id}`);

/** The file of the build with a project of this site, below its root. */
export const sampleFile = (kind: 'demo' | 'sample', id: string): string => `play/samples/${kind}/${id}.json`;

/** FNV-1a, twice with different beginnings: what two links of a reader have in common by accident is nothing. */
function sumOf(text: string): string {
  const sum = (start: number) => {
    let hash = start;
    for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    return (hash >>> 0).toString(36);
  };
  return `${sum(0x811c9dc5)}${sum(0x01234567)}`;
}
