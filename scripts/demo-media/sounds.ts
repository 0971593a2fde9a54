import {random} from 'remotion';

export const SAMPLE_RATE = 44_100;
/** Every sound is as long as the demos that play it: 120 frames at 30 fps. */
export const SECONDS = 4;

/** Amplitude at a time since the note began; time and length are in seconds. */
type Voice = (time: number, frequency: number, length: number) => number;
export type Note = {at: number; voice: Voice; frequency?: number; length?: number; gain?: number};

const sine = (cycles: number) => Math.sin(2 * Math.PI * cycles);
/** Overtones that get weaker as they get higher. */
const overtones = (cycles: number, count: number) => Array.from({length: count}, (_, n) => sine(cycles * (n + 1)) / (n + 1) ** 1.4).reduce((a, b) => a + b);

export const plucked: Voice = (time, frequency) => overtones(frequency * time, 7) * Math.exp(-time * 4) * Math.min(1, time * 300);
export const bass: Voice = (time, frequency) => overtones(frequency * time, 4) * Math.exp(-time * 3) * Math.min(1, time * 200);
const brush: Voice = (time) => (random(`brush-${time.toFixed(6)}`) - 0.5) * Math.exp(-time * 45);
/** Partials that are not multiples of each other, as in metal. */
export const bell: Voice = (time, frequency) =>
  [0.5, 1, 1.19, 1.56, 2, 2.51].reduce((sum, ratio) => sum + sine(frequency * ratio * time) * Math.exp(-time * (1.2 + 1.6 * ratio)), 0) *
  Math.min(1, time * 400);
const knock: Voice = (time, frequency) => (sine(frequency * time) + 0.5 * sine(frequency * 2.7 * time)) * Math.exp(-time * 16) * Math.min(1, time * 600);
const strings: Voice = (time, frequency) => overtones(frequency * time + 0.8 * sine(4.5 * time), 9) * (1 + 0.25 * sine(1.5 * time));
const flute: Voice = (time, frequency, length) =>
  (sine(frequency * time) + 0.25 * sine(frequency * 2 * time)) * Math.min(1, time * 30) * Math.min(1, Math.max(0, length - time) * 25);

/** A sung vowel: of all overtones, those near its two formants are loud. */
const vowel =
  (first: number, second: number): Voice =>
  (time, frequency, length) =>
    Array.from({length: 24}, (_, n) => {
      const hertz = (n + 1) * frequency;
      const strength = Math.exp(-(((hertz - first) / 160) ** 2)) + 0.5 * Math.exp(-(((hertz - second) / 220) ** 2)) + 0.08 / (n + 1);
      return strength * sine(hertz * time * (1 - 0.02 * (time / length)));
    }).reduce((a, b) => a + b) *
    Math.min(1, time * 30) *
    Math.min(1, Math.max(0, length - time) * 18);
const [ah, eh, ee, oh] = [vowel(730, 1090), vowel(530, 1840), vowel(300, 2200), vowel(500, 900)];

/** The frequency of a piano key, counted from the A below middle C: 0 is 220 Hz, 12 is 440 Hz. */
export const key = (semitones: number) => 220 * 2 ** (semitones / 12);

export const each = <Item>(items: Item[], interval: number, note: (item: Item, index: number) => Omit<Note, 'at'>): Note[] =>
  items.map((item, index) => ({at: index * interval, ...note(item, index)}));

/** Which demo plays which notes. */
export const sounds: Record<string, Note[]> = {
  'audio-spectrum/tune': [
    ...each([0, 12, 15, 19, 24, 19, 15, 12, -4, 8, 12, 15, 20, 15, 12, 8], 0.25, (semitones) => ({voice: plucked, frequency: key(semitones + 12)})),
    ...each([-24, -24, -12, -24, -28, -28, -16, -28], 0.5, (semitones) => ({voice: bass, frequency: key(semitones + 3), gain: 0.5})),
    ...each(Array.from({length: 8}), 0.5, () => ({voice: brush, gain: 1.6})).map((note) => ({...note, at: note.at + 0.25})),
  ],
  'audio-waveform/bells': [
    {at: 0.1, voice: bell, frequency: key(3)},
    {at: 0.9, voice: bell, frequency: key(10), gain: 0.55},
    {at: 1.5, voice: bell, frequency: key(7), gain: 0.8},
    {at: 2.7, voice: bell, frequency: key(-2), gain: 1},
  ],
  'volume-curve/strings': [-14, 3, 10, 14].map((semitones) => ({at: 0, voice: strings, frequency: key(semitones), length: SECONDS})),
  'playback-rate/steps': each([9, 2, 5, 2, 9, 2, 5, 7], 0.5, (semitones, index) => ({
    voice: knock,
    frequency: key(semitones + 12),
    gain: index % 4 === 0 ? 1 : 0.6,
  })),
  // Two sentences of a voice without words, with a pause between them.
  'waveform/voice': [
    ...[ah, eh, oh, ee, ah, oh].map((voice, index) => ({
      at: 0.4 + index * 0.24,
      voice,
      frequency: 128 - index * 3,
      length: 0.2,
      gain: [1, 0.7, 0.9, 0.5, 1, 0.6][index],
    })),
    ...[oh, ee, ah, eh, oh].map((voice, index) => ({
      at: 2.4 + index * 0.26,
      voice,
      frequency: 136 - index * 6,
      length: 0.22,
      gain: [0.8, 0.6, 1, 0.7, 0.5][index],
    })),
  ],
  'audio-trim/scale': each([3, 5, 7, 8, 10, 12, 14, 15], 0.5, (semitones) => ({voice: flute, frequency: key(semitones + 12), length: 0.46})),
};

/** Mixes the notes into one channel with 16 bits per sample. */
export function mix(notes: Note[], seconds = SECONDS): Buffer {
  const samples = new Float64Array(SAMPLE_RATE * seconds);
  for (const {at, voice, frequency = 440, length = seconds - at, gain = 1} of notes) {
    const first = Math.round(at * SAMPLE_RATE);
    const last = Math.min(samples.length, first + Math.round(length * SAMPLE_RATE));
    for (let index = first; index < last; index++) samples[index]! += gain * voice((index - first) / SAMPLE_RATE, frequency, length);
  }
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  // Without a ramp, the jump to silence at the end would be heard as a click.
  const ramp = (index: number) => Math.min(1, (samples.length - index) / (0.02 * SAMPLE_RATE));
  return Buffer.from(Int16Array.from(samples, (sample, index) => (sample / loudest) * 0.8 * ramp(index) * 32_767).buffer);
}
