import type {Receipt} from '@site/core/receipts/types';

const LINES: Record<keyof Receipt, [one: string, many: string]> = {
  samples: ['sample compiles in strict mode', 'samples compile in strict mode'],
  members: ['member agrees with the published types', 'members agree with the published types'],
  flags: ['flag is one that the command reads', 'flags are those that the command reads'],
  probes: ['claim is tried by running the packages', 'claims are tried by running the packages'],
  versions: ['first version is found by comparing releases', 'first versions are found by comparing releases'],
  demos: ['demo is rendered by the toolkit', 'demos are rendered by the toolkit'],
  figures: ['figure is drawn from code', 'figures are drawn from code'],
  links: ['link leads to a page that exists', 'links lead to pages that exist'],
  tasks: ['reader task is carried out as this page says', 'reader tasks are carried out as this page says'],
};

/** What is checked, in words and in the order of the list above: "13 samples compile in strict mode". */
export const receiptLines = (receipt: Receipt): string[] =>
  (Object.keys(LINES) as (keyof Receipt)[]).flatMap((kind) => {
    const count = receipt[kind];
    return count ? [`${count} ${LINES[kind][count === 1 ? 0 : 1]}`] : [];
  });
