import fs from 'node:fs';
import path from 'node:path';
import {openMemory} from '../../cache/remember';
import {readMessages, type ToolkitMessage} from './read-messages';

/**
 * The messages of the packages that a project has installed, read once for each state of its packages: that takes five seconds.
 * @param dir absolute path of the project
 * @returns none where nothing is installed
 */
export function knownMessages(dir: string): ToolkitMessage[] {
  const modules = path.join(dir, 'node_modules');
  if (!fs.existsSync(modules)) return [];
  const memory = openMemory<ToolkitMessage[]>(dir, 'messages');
  const known = memory.get('all');
  if (known) return known;
  const messages = readMessages(modules);
  memory.set('all', messages);
  memory.save();
  return messages;
}
