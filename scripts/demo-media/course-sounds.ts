import {bass, bell, each, key, plucked, type Note} from './sounds';

/** Four bars of two seconds: the semitones of each chord above the key, and its bass note. */
const chords = [
  {notes: [3, 7, 10, 15], low: -9},
  {notes: [0, 3, 7, 12], low: -12},
  {notes: [-4, 3, 8, 12], low: -16},
  {notes: [-2, 2, 5, 10], low: -14},
];
const BARS = 15;

/** The notes of a chord up and down again, in eighths. */
const pattern = [0, 1, 2, 3, 2, 1, 2, 1];
const bars = Array.from({length: BARS}, (_, bar) => chords[bar % chords.length] ?? chords[0]!);

/** What the course lays under its video, by the name of the file, with its length in seconds. */
export const courseSounds: Record<string, {seconds: number; notes: Note[]}> = {
  music: {
    seconds: BARS * 2,
    notes: [
      ...bars.flatMap(({notes}, bar) =>
        each(pattern, 0.25, (step) => ({voice: plucked, frequency: key((notes[step] ?? 0) + 12), length: 1.5, gain: 0.8})).map((note) => ({
          ...note,
          at: note.at + bar * 2,
        })),
      ),
      ...each(bars, 2, ({low}) => ({voice: bass, frequency: key(low + 12), length: 1.9, gain: 0.6})),
    ],
  },
  chime: {seconds: 2, notes: [15, 22, 27].map((semitones, index) => ({at: index * 0.09, voice: bell, frequency: key(semitones + 12), gain: 0.8}))},
};
