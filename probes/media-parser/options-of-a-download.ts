import assert from 'node:assert/strict';
import {errorsOf} from '../lib/compiled';
import {slowInNode} from '../lib/probe';

const SOURCE = `import {downloadAndParseMedia, type Options, parseMedia, type ParseMediaFields} from '@remotion/media-parser';
type Parse = keyof Parameters<typeof parseMedia>[0];
type Download = keyof Parameters<typeof downloadAndParseMedia>[0];
export const more: Record<Exclude<Download, Parse>, 1> = {writer: 1, onError: 1};
export const back: Record<'writer' | 'onError', 1> = {} as Record<Exclude<Download, Parse>, 1>;
export const none: Exclude<Parse, Download>[] = [] as never[];
export const some: Exclude<Parse, Download> = 'src';
export type Unused = Options<ParseMediaFields>;
`;

export default slowInNode('The options of downloadAndParseMedia() are all those of parseMedia(), and two more: writer and onError.', () =>
  assert.deepEqual(
    errorsOf(SOURCE).map(([line]) => line),
    [6],
  ),
);
