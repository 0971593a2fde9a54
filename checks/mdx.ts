import {judgedTexts} from '../core/corpus/corpus';
import {TEXTS, type Check} from './check';

/** Every page can be read. One that cannot is looked at by no other check, since everything else would only follow from that. */
export const mdx: Check = {
  name: 'mdx',
  rule: 'every page can be parsed',
  failsOn: ['content/malformed-mdx', /cannot be parsed/],
  files: TEXTS,
  run(corpus) {
    return {count: judgedTexts(corpus).length + corpus.broken.length, looked: 'pages parsed', findings: corpus.broken};
  },
};
