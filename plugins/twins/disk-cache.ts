import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const SITE = path.join(__dirname, '../..');

let packages: string | undefined;

/** Results that depend on a text, on the packages of the site and on some of our code alone, kept from build to build below node_modules/.cache. */
export class DiskCache<T> {
  private readonly used = new Set<string>();
  private readonly folder: string;

  private readonly code: string;

  /** @param code files of this folder that results depend on, too */
  constructor(siteDir: string, name: string, code: string[] = []) {
    this.folder = path.join(siteDir, 'node_modules/.cache', name);
    this.code = code.map((file) => fs.readFileSync(path.join(__dirname, file), 'utf8')).join('');
  }

  get(text: string): T | undefined {
    const name = nameOf(this.code + text);
    this.used.add(name);
    const file = path.join(this.folder, name);
    return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : undefined;
  }

  /** @param json the result as JSON, for whoever leaves something out of it */
  set(text: string, json: string): void {
    fs.mkdirSync(this.folder, {recursive: true});
    fs.writeFileSync(path.join(this.folder, nameOf(this.code + text)), json);
  }

  /** The result for a text: what was kept, else what is computed now and then kept. */
  getOr(text: string, compute: () => T): T {
    const kept = this.get(text);
    if (kept !== undefined) return kept;
    const result = compute();
    this.set(text, JSON.stringify(result));
    return result;
  }

  /** Removes what nobody has asked for: results for earlier texts. */
  prune(): void {
    for (const name of fs.existsSync(this.folder) ? fs.readdirSync(this.folder) : []) if (!this.used.has(name)) fs.rmSync(path.join(this.folder, name));
  }
}

function nameOf(text: string): string {
  packages ??= fs.readFileSync(path.join(SITE, 'package.json'), 'utf8');
  return `${createHash('sha256').update(packages).update('\0').update(text).digest('hex').slice(0, 24)}.json`;
}
