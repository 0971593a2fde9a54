/** A box of ISO BMFF, the format behind MP4, HEIC and AVIF: its length, its type and what it holds. */
export function box(type: string, ...content: (Buffer | string | number[])[]): Buffer {
  const body = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const VERSION_0 = [0, 0, 0, 0];

/**
 * A photo as phones write it: one item, with its size, and its data at the end.
 * @param brand `heic` or `avif`
 */
export function photo(brand: 'heic' | 'avif'): Buffer {
  const item = brand === 'heic' ? 'hvc1' : 'av01';
  const meta = box(
    'meta',
    VERSION_0,
    box('hdlr', VERSION_0, [0, 0, 0, 0], 'pict', Buffer.alloc(12), [0]),
    box('pitm', VERSION_0, [0, 1]),
    box('iloc', VERSION_0, [0x44, 0, 0, 1], [0, 1, 0, 0, 0, 1], [0, 0, 1, 0], [0, 0, 1, 0]),
    box('iinf', VERSION_0, [0, 1], box('infe', [2, 0, 0, 0], [0, 1, 0, 0], item, 'Photo\0')),
    box('iprp', box('ipco', box('ispe', VERSION_0, [0, 0, 15, 192], [0, 0, 11, 208])), box('ipma', VERSION_0, [0, 0, 0, 1], [0, 1, 1, 0x81])),
  );
  return Buffer.concat([box('ftyp', brand, [0, 0, 0, 0], 'mif1', brand), meta, box('mdat', Buffer.alloc(4096, 7))]);
}
