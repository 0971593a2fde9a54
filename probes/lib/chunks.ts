const number = (value: number, bytes: 2 | 4) => Buffer.from(bytes === 2 ? [value, value >> 8] : [value, value >> 8, value >> 16, value >> 24]);

/** A chunk of a WAV file. */
export const chunk = (name: string, content: Buffer | string, length = content.length): Buffer =>
  Buffer.concat([Buffer.from(name), number(length, 4), Buffer.from(content)]);

/** What the samples are: their kind, such as 1 for integers, their bits, and bytes behind that. */
export const format = (kind = 1, bits = 16, more: number[] = []): Buffer =>
  chunk(
    'fmt ',
    Buffer.concat([number(kind, 2), number(1, 2), number(8000, 4), number(1000 * bits, 4), number(bits / 8, 2), number(bits, 2), Buffer.from(more)]),
  );

/** Two seconds of silence at 8,000 Hz and 16 bits. */
export const silence = chunk('data', Buffer.alloc(32_000));

/** A text of a list of tags, with its length. */
export const tag = (text: string): Buffer => Buffer.concat([Buffer.from('INFO'), chunk('INAM', text)]);

export const wave = (...chunks: Buffer[]): Buffer => chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), ...chunks]));
