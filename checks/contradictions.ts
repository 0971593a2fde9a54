import {finding, type Finding} from '../core/corpus/finding';
import {quantitiesOf, type Quantity} from '../core/corpus/quantities';
import {inspectQuantities, QUANTITIES_FILE, type AgreedQuantity} from '../core/data/quantities';
import type {Check} from './check';

/** Two pages that say how long, how large, how many or which version say the same about the same thing, or data/quantities.yml says why both are right. */
export const contradictions: Check = {
  name: 'contradictions',
  rule: 'pages that name the same thing in code with a time, a size or a count, or the same program with its oldest version, give the same number, or `data/quantities.yml` says why both are right',
  failsOn: ['contradictions', /but 60 in docs/],
  files: new RegExp(`^docs/.*\\.mdx?$|^${QUANTITIES_FILE}$`),
  run({dir, pages: all}) {
    const quantities = all.filter(({root}) => root === 'docs').flatMap(quantitiesOf);
    const groups = [...grouped(quantities)].filter(([, group]) => differs(group));
    const {entries, findings} = inspectQuantities(dir);
    const agreed = new Map(entries.map((entry) => [keyOf(entry), entry]));
    return {
      count: quantities.length,
      looked: `numbers about ${new Set(quantities.map(keyOf)).size} things; ${groups.length} things have several on different pages`,
      findings: [
        ...findings,
        ...groups.flatMap(([key, group]) => group.filter(({value}) => !agreed.get(key)?.values.includes(value)).map((each) => contradiction(each, group))),
        ...entries.filter((entry) => !groups.some(([key, group]) => key === keyOf(entry) && usesAll(entry, group))).map(stale),
      ],
    };
  },
};

const keyOf = ({subject, unit}: {subject: string; unit: string}): string => `${subject} ${unit}`;

function grouped(quantities: Quantity[]): Map<string, Quantity[]> {
  const groups = new Map<string, Quantity[]>();
  for (const each of quantities) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}

/** Whether pages, and not only sentences of one page, have different values. */
function differs(group: Quantity[]): boolean {
  const valuesOf = (file: string) => group.filter((each) => each.file === file).map(({value}) => value);
  return group.some(({file, value}) => group.some((other) => other.file !== file && !valuesOf(other.file).includes(value)));
}

const usesAll = ({values}: AgreedQuantity, group: Quantity[]): boolean => values.every((value) => group.some((each) => each.value === value));

function contradiction({file, line, subject, unit, value}: Quantity, group: Quantity[]): Finding {
  const other = group.find((each) => each.file !== file && each.value !== value) ?? group.find((each) => each.value !== value);
  return finding(
    file,
    line,
    `${subject}: ${unit} ${value}, but ${other?.value} in ${other?.file}:${other?.line}.`,
    `Make the pages agree, or add ${subject} (${unit}) with all of its values and the reason to ${QUANTITIES_FILE}.`,
  );
}

const stale = ({line, subject, unit}: AgreedQuantity): Finding =>
  finding(
    QUANTITIES_FILE,
    line,
    `No two pages differ in these values of ${subject} (${unit}) any more.`,
    'Remove what no page says from the entry, or the whole of it.',
  );
