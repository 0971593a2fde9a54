import {finding, type Finding} from '../core/corpus/finding';
import {findTerms, termsFor} from '../core/corpus/glossary-terms';
import {GLOSSARY_FILE, inspectGlossary} from '../core/data/glossary';
import {idOf} from '../core/data/page-status';
import {standsFor} from '../core/data/status';
import type {Check} from './check';

/** Each word of the glossary is explained in one sentence, names pages that exist, and is used by a guide. */
export const glossary: Check = {
  name: 'glossary',
  rule: 'the words of `data/glossary.yml` are explained, and guides use them',
  failsOn: ['glossary', /No guide uses/],
  files: new RegExp(`^${GLOSSARY_FILE}$`),
  run({dir, pages: all}) {
    const pages = all.filter(({root}) => root === 'docs');
    const {entries, findings} = inspectGlossary(dir);
    const uses = pages.flatMap((page) => (page.tree ? findTerms(page.tree, termsFor(page, entries)) : []));
    const used = new Set(uses.map(({entry}) => entry));
    const ids = pages.map(idOf);
    return {
      count: entries.length,
      looked: `words, explained ${uses.length} times`,
      findings: [
        ...findings,
        ...entries.flatMap(({page, on = [], line}) =>
          [page ?? [], on]
            .flat()
            .filter((id) => !ids.some((each) => standsFor(id, each)))
            .map((id) => unknown(id, line)),
        ),
        ...entries.filter((entry) => !used.has(entry)).map(({term, line}) => unused(term, line)),
      ],
    };
  },
};

const unknown = (id: string, line: number): Finding =>
  finding(GLOSSARY_FILE, line, `There is no page docs/${id}.`, 'Write the id of a page, or one that ends in a slash for all pages below it.');

const unused = (term: string, line: number): Finding =>
  finding(GLOSSARY_FILE, line, `No guide uses "${term}" in its prose.`, 'Add the form in which guides use it to "also", widen "on", or remove the word.');
