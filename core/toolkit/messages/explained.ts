import type {MessageEntry} from '../../corpus/message-entries';
import {currentWordings, explainedPackages} from '../../corpus/message-entries';
import {means} from './pattern';
import type {ToolkitMessage} from './read-messages';

/** One wording of an entry, and the messages of the packages that it stands for. */
export type Explanation = {entry: MessageEntry; wording: string; messages: ToolkitMessage[]};

/** What the wordings of each entry stand for, among the messages of the packages that its page is about. */
export function explanationsOf(entries: MessageEntry[], messages: ToolkitMessage[]): Explanation[] {
  const ofPackage = new Map<string, ToolkitMessage[]>();
  for (const message of messages) ofPackage.set(message.package, [...(ofPackage.get(message.package) ?? []), message]);
  return entries.flatMap((entry) => {
    const candidates = explainedPackages(entry.page).flatMap((name) => ofPackage.get(name) ?? []);
    return currentWordings(entry).map((wording) => ({entry, wording, messages: candidates.filter(({text}) => means(wording, text))}));
  });
}
