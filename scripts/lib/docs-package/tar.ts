const BLOCK = 512;

/** A file of an archive. */
export type Entry = {name: string; content: Buffer};

/** An archive in the format ustar; every file has the same time, so that builds of the same pages are the same. */
export function tarOf(entries: Entry[]): Buffer {
  const blocks = entries.flatMap(({name, content}) => {
    const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
    return [headerOf(name, content.length), content, padding];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

/** @throws Error when the name is longer than the format allows */
function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  const [prefix, rest] = split(name);
  header.write(rest, 0);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8) + octal(0, 8), 108);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(prefix, 345);
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  );
  return header;
}

/** A name of more than 100 characters is divided at a slash. */
function split(name: string): [prefix: string, rest: string] {
  if (Buffer.byteLength(name) <= 100) return ['', name];
  const at = name.indexOf('/', name.length - 101);
  if (at < 0 || at > 155) throw new Error(`${name} is too long for an archive.`);
  return [name.slice(0, at), name.slice(at + 1)];
}
