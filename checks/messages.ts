import {finding, type Finding} from '../core/corpus/finding';
import {currentWordings, explainedPackages, messageEntriesOf, type MessageEntry} from '../core/corpus/message-entries';
import {explanationsOf, type Explanation} from '../core/toolkit/messages/explained';
import {knownMessages} from '../core/toolkit/messages/known-messages';
import {occursIn} from '../core/toolkit/messages/pattern';
import type {ToolkitMessage} from '../core/toolkit/messages/read-messages';
import {quotesOn} from '../core/corpus/message-quotes';
import type {Check} from './check';

/** An explanation says more than that the message exists. */
const FEWEST_WORDS = 6;

/**
 * Each message that a page explains is one that the installed packages print, word for word, or says who else prints it;
 * no message is explained twice, and the quotes on all other pages lead to the explanation.
 */
export const messages: Check = {
  name: 'messages',
  rule: 'what the pages below docs/messages explain is what the packages print, once for each message',
  failsOn: ['messages', /No package of this page prints|explains this message, too/],
  files: /^docs\/.*\.mdx?$/,
  decides: /^docs\/messages\//,
  run(corpus) {
    const all = corpus.pages.flatMap(messageEntriesOf);
    // Pages that explain messages are judged among all; others have nothing to be held against the packages.
    if (!corpus.isWhole) return {count: all.length, looked: 'explanations, none of them in what was asked for', findings: []};
    const known = all.length > 0 ? knownMessages(corpus.dir) : [];
    const explanations = explanationsOf(all, known);
    const explained = new Set(explanations.flatMap((each) => each.messages));
    const printed = known.filter(({kind}) => kind === 'error' || kind === 'warning');
    const bare = printed.filter((message) => !explained.has(message));
    const quotes = corpus.pages.filter((page) => explainedPackages(page).length === 0).flatMap((page) => quotesOn(page, all));
    return {
      count: all.length,
      looked: `explanations of ${printed.length - bare.length} of the ${printed.length} errors and warnings in the packages; ${bare.length} are bare; ${quotes.length} quotes on other pages lead to them`,
      findings: [...all.flatMap((entry) => inItself(entry, known)), ...explanations.flatMap(gone), ...all.flatMap((entry) => twice(entry, all))],
      notes: [`bare, by package: ${countsOf(bare)}`],
    };
  },
};

function inItself(entry: MessageEntry, known: ToolkitMessage[]): Finding[] {
  const at = (message: string, fix: string) => finding(entry.page.file, entry.line, message, fix);
  const current = entry.older.filter((wording) => known.some(({text}) => occursIn(wording, text)));
  return [
    ...(entry.words < FEWEST_WORDS ? [at('The message is not explained.', 'Say what causes it, how to tell, and what to do.')] : []),
    ...current.map((wording) => at(`"${wording}" is no older wording: the packages still print it.`, 'Move it to the list below "Also:".')),
  ];
}

/** Messages of browsers and other programs cannot be looked up; the packages can. */
function gone({entry, wording, messages: found}: Explanation): Finding[] {
  if (found.length > 0 || entry.from !== undefined) return [];
  return [
    finding(
      entry.page.file,
      entry.line,
      `No package of this page prints "${wording}".`,
      'Quote the packages, with … for what a message inserts; keep what an earlier release printed below "Older wording:"; begin with "From React." where another program prints it.',
    ),
  ];
}

function twice(entry: MessageEntry, all: MessageEntry[]): Finding[] {
  const own = wordingsOf(entry);
  const isSame = (other: MessageEntry) => wordingsOf(other).some((wording) => own.includes(wording)) && arePackagesShared(entry, other);
  const first = all.slice(0, all.indexOf(entry)).find(isSame);
  if (!first) return [];
  return [finding(entry.page.file, entry.line, `${first.page.file}:${first.line} explains this message, too.`, 'Keep one explanation, with all causes.')];
}

/** Two packages may print the same words for different reasons. */
const arePackagesShared = ({page}: MessageEntry, other: MessageEntry): boolean =>
  explainedPackages(page).some((name) => explainedPackages(other.page).includes(name));

const wordingsOf = (entry: MessageEntry): string[] => [...currentWordings(entry), ...entry.older];

function countsOf(bare: ToolkitMessage[]): string {
  const counts = new Map<string, number>();
  for (const {package: name} of bare) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
