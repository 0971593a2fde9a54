/** Names of the elements of Matroska that probes write, with their numbers. */
const IDS = {
  ...{EBML: '1A45DFA3', DocType: '4282', Segment: '18538067', Info: '1549A966', TimestampScale: '2AD7B1', Tracks: '1654AE6B', TrackEntry: 'AE'},
  ...{TrackNumber: 'D7', TrackUID: '73C5', TrackType: '83', CodecID: '86', CodecPrivate: '63A2', Video: 'E0', PixelWidth: 'B0', PixelHeight: 'BA'},
  ...{Audio: 'E1', SamplingFrequency: 'B5', Channels: '9F', BitDepth: '6264', Cluster: '1F43B675', Timestamp: 'E7', SimpleBlock: 'A3'},
} as const;

export type Element = keyof typeof IDS;
type Content = Buffer | string | number | number[];

const sized = (length: number) => Buffer.from([0x10 | (length >>> 24), length >>> 16, length >>> 8, length]);

/** An element: numbers take one byte, and lists are bytes. */
export function element(name: Element, ...content: Content[]): Buffer {
  const body = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(typeof part === 'number' ? [part] : part))),
  );
  return Buffer.concat([Buffer.from(IDS[name], 'hex'), sized(body.length), body]);
}

const float = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatBE(value);
  return bytes;
};

/** A track of sound; more elements of the track, such as CodecPrivate, go behind its codec. */
export const sound = (codec: string, depth: number | null = null, ...more: Buffer[]) =>
  element(
    'TrackEntry',
    ...[element('TrackNumber', 1), element('TrackUID', 1), element('TrackType', 2), element('CodecID', codec), ...more],
    element('Audio', element('SamplingFrequency', float(48_000)), element('Channels', 1), ...(depth === null ? [] : [element('BitDepth', depth)])),
  );

/** A track of video. */
export const picture = (codec: string, ...more: Buffer[]) =>
  element(
    'TrackEntry',
    ...[element('TrackNumber', 1), element('TrackUID', 1), element('TrackType', 1), element('CodecID', codec), ...more],
    element('Video', element('PixelWidth', 160), element('PixelHeight', 90)),
  );

/** A cluster with a block of the given track. */
export const cluster = (track = 1) => element('Cluster', element('Timestamp', 0), element('SimpleBlock', [0x80 | track, 0, 0, 0x80, 1, 2, 3, 4]));

/** A whole file. */
export const matroska = (...content: Buffer[]) =>
  Buffer.concat([
    element('EBML', element('DocType', 'matroska')),
    element('Segment', element('Info', element('TimestampScale', [0x0f, 0x42, 0x40])), ...content),
  ]);
