import fs from 'node:fs/promises';
import type {HostRules} from './rules';

/**
 * Makes the page for missing addresses state the policy of pages itself: hosts that apply the policies of all matching rules know no narrower rule for
 * an address that may be anything. A document cannot say who may frame it, or where to report.
 * @param file the built page; a build without one is left as it is
 */
export async function statePolicy(file: string, {everywhere}: HostRules): Promise<void> {
  const html = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (html === undefined) return;
  const policy = (everywhere['Content-Security-Policy'] ?? '').replace(/; report-uri [^;]*/, '');
  await fs.writeFile(
    file,
    html.replace(/<meta charset="?utf-8"?>/i, (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`),
  );
}
