import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {CaptionsLanguages} from '../../demos/captions-languages/CaptionsLanguages';
import {meta} from '../../demos/captions-languages/meta';
import {markupAt} from '../lib/at-frame';
import {linesThatFail} from '../lib/lines-that-fail';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'In the demo, the lines of all languages change at the same frames, since there is one list of times; TypeScript reports a language without lines in a record that is typed by Language.',
  () => {
    const changes = (language: string) => {
      const texts = Array.from({length: meta.durationInFrames}, (_, frame) =>
        markupAt(CaptionsLanguages, meta, frame, {language} as never).replaceAll(/<[^>]*>/g, ''),
      );
      return texts.flatMap((text, frame) => (frame > 0 && text !== texts[frame - 1] ? [frame] : []));
    };
    const english = changes('en');
    assert.ok(english.length > 1);
    for (const language of ['es', 'ar']) assert.deepEqual(changes(language), english);

    const code = fs.readFileSync(path.join(__dirname, '../../demos/captions-languages/CaptionsLanguages.tsx'), 'utf8');
    assert.match(code, /Record<Language, string\[\]>/);
    const source = `type Language = 'en' | 'es' | 'ar';
export const all: Record<Language, string[]> = {en: [], es: [], ar: []};
export const some: Record<Language, string[]> = {en: [], es: []}; // wrong
`;
    const {refused, wrong} = linesThatFail(source);
    assert.deepEqual(refused, wrong);
  },
);
