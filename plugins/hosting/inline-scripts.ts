import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script/gi;

/** The hashes of a page's inline scripts, as a content security policy names them; data blocks are not scripts. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** The hashes of all inline scripts below a folder, sorted and without duplicates, and the names of the pages read. */
export async function hashesOfBuild(outDir: string): Promise<{hashes: string[]; pages: string[]}> {
  const names = (await fs.readdir(outDir, {recursive: true})).filter((name) => name.endsWith('.html')).sort();
  const hashes = new Set<string>();
  for (const name of names) {
    for (const hash of inlineScriptHashes(await fs.readFile(path.join(outDir, name), 'utf8'))) hashes.add(hash);
  }
  return {hashes: [...hashes].sort(), pages: names.map((name) => name.split(path.sep).join('/'))};
}
