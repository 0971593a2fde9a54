import {agreementOf, isAgreed, readAgreed, stillSaid, writeAgreed, type Evidence} from '../../core/corpus/agreed';
import type {Mark} from '../../core/corpus/marks';
import {readOutsideFacts, type OutsideFact} from '../../core/data/outside-facts';

/**
 * Shows claims and sentences side by side where either is new, and records them; what no page says any more is left out.
 * @param file where it is recorded, one of AGREED
 */
export function agree(dir: string, file: string, evidence: readonly Evidence[], marks: readonly Mark[]): void {
  const agreed = readAgreed(dir, file);
  for (const {name, claim = ''} of evidence) {
    const isNew = (mark: Mark) => mark.name === name && !isAgreed(agreed, mark, claim);
    for (const {file: page, line, sentence} of marks.filter(isNew)) console.log(`\n${name}: ${claim}\n  ${page}:${line} ${sentence}`);
  }
  writeAgreed(dir, file, {...stillSaid(agreed, marks), ...agreementOf(evidence, marks)});
}

/** The outside facts that pages or names stand for; all of them where nothing is named. */
export function factsNamed(dir: string, marks: readonly Mark[], pages: readonly string[], names: readonly string[]): OutsideFact[] {
  const onPages = new Set(marks.filter(({file}) => pages.includes(file)).map(({name}) => name));
  return readOutsideFacts(dir).filter(({name}) => names.length === 0 || names.includes(name) || onPages.has(name));
}
