import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {installedPackages, publishedScripts} from '../published-scripts';
import {messagesIn, type FoundMessage} from './messages-in';

/** A message of the installed packages. */
export type ToolkitMessage = FoundMessage & {
  package: string;
  /** Where it stands first, relative to node_modules: @remotion/renderer/dist/puppeteer-evaluate.js. */
  file: string;
  /** In how many places the package has it. */
  places: number;
};

/**
 * Reads every message that the toolkit's packages throw, warn or print, from the syntax trees of what they publish.
 * @param modules absolute path of a folder node_modules
 * @returns each text of a package once, by package and file
 */
export function readMessages(modules: string): ToolkitMessage[] {
  return installedPackages(modules).flatMap((name) => {
    const byText = new Map<string, ToolkitMessage>();
    for (const file of publishedScripts(modules, name)) {
      const source = fs.readFileSync(path.join(modules, file), 'utf8');
      for (const message of messagesIn(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS))) {
        const key = `${message.kind} ${message.text}`;
        const known = byText.get(key);
        if (known) known.places += 1;
        else byText.set(key, {...message, package: name, file, places: 1});
      }
    }
    return [...byText.values()];
  });
}
