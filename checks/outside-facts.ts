import {AGREED, readAgreed} from '../core/corpus/agreed';
import {compareEvidence} from '../core/corpus/evidence';
import {finding} from '../core/corpus/finding';
import {sourceMarksOn} from '../core/corpus/marks';
import {OUTSIDE_FACTS, readOutsideFacts} from '../core/data/outside-facts';
import {TEXTS, type Check} from './check';

const SENTENCE = /^\S+ .*[.]$/s;

const KIND = {
  noun: 'outside fact',
  word: 'source',
  agreedFile: AGREED.source,
  marksOn: sourceMarksOn,
  add: (name: string) => `Add ${name} to ${OUTSIDE_FACTS}`,
} as const;

/** What pages say of things that no probe can try, such as the limits of a cloud, is stated once with its source, and each sentence that repeats it has been read beside that. */
export const outsideFacts: Check = {
  name: 'outside-facts',
  rule: 'each fact of data/outside-facts.json states one claim and is named on a page; each name on a page is that of a fact',
  failsOn: ['outside-facts', /There is no outside fact|No page names/],
  files: new RegExp(`${TEXTS.source}|^data/outside-`),
  decides: /^data\/outside-/,
  run(corpus) {
    const all = readOutsideFacts(corpus.dir);
    const {findings, named, pages} = compareEvidence(corpus, KIND, all, readAgreed(corpus.dir, AGREED.source));
    return {
      count: all.length,
      looked: `outside facts, named ${named} times on ${pages} pages`,
      findings: [
        ...findings,
        ...all
          .filter(({claim}) => !claim || !SENTENCE.test(claim))
          .map(({name, file, line}) => finding(file, line, `${name} has no claim.`, 'Say it in one sentence with a period, as the key claim.')),
      ],
    };
  },
};
