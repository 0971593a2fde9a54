/** What the name of a number says about its unit: the toolkit names its numbers so throughout. */
const UNITS: [RegExp, string][] = [
  [/InFrames$|^(from|frame|mediaFrame|audioStartFrame)$/, 'frames'],
  [/InSeconds$/, 'seconds'],
  [/InMilliseconds$|Ms$/, 'milliseconds'],
  [/InBytes$|^(totalBytes|loadedBytes|downloadedBytes)$/, 'bytes'],
  [/InMb$/, 'megabytes'],
  [/^(fps|frameRate)$/, 'frames per second'],
  [/^sampleRate$|SampleRate$/, 'hertz'],
  [/^(width|height|radius|innerRadius|outerRadius|cornerRadius|rx|ry)$|(Width|Height)$/, 'pixels'],
];

/** The unit of a number, if its name tells. */
export const unitOf = (name: string, type: string): string | undefined =>
  /^number\b/.test(type) ? UNITS.find(([pattern]) => pattern.test(name))?.[1] : undefined;
