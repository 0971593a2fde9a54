import {spawn} from 'node:child_process';
import {site} from '../../config/site';
import {serveBuild} from '../../scripts/lib/static-server';
import {tools} from './tools';

/** What the checklist for sites that agents read says, as its command prints it. */
export type Checklist = {
  results: {id: string; category: string; status: 'pass' | 'warn' | 'fail' | 'skip' | 'error'; message: string}[];
  scoring?: {overall: number; grade: string};
};

/** Asks AFDocs about the last build, served as a host would. */
export async function checklistOf(build: string, pages: number): Promise<Checklist> {
  const {origin, close} = await serveBuild(build, 0, site.baseUrl);
  const address = origin + site.baseUrl;
  const words = [
    'check',
    address,
    '--canonical-origin',
    site.url,
    '--sampling',
    'deterministic',
    '--max-links',
    String(pages),
    '--format',
    'json',
    '--score',
    '--quiet',
  ];
  // The bars of samples and the controls of demos are told in other words; parity.ts compares what they say.
  const parity = ['--parity-exclusions', 'figcaption,.demo,[data-search]'];
  try {
    const command = spawn(tools.command('afdocs'), [...words, ...parity, '--request-delay', '0', '--max-concurrency', '8'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    command.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    await new Promise((resolve) => command.once('close', resolve));
    return JSON.parse(printed) as Checklist;
  } finally {
    await close();
  }
}
