import path from 'node:path';
import {stringify} from 'yaml';
import type {PageKind} from '../../core/corpus/front-matter-schema';
import type {PageRequest} from './page-request';

/** What an API page says about its export, filled in from the types. */
export type ApiParts = {kind: 'component' | 'function' | 'object' | 'value' | 'type'; sections: string[]};

/** A note to the writer, which readers do not see. */
export const note = (text: string): string => `{/* ${text} */}`;

const SEE_ALSO = ['## See also', note('Links to the pages that a reader needs next, each with its purpose.')];

/**
 * The source of a new page: front matter with an empty description, which the checks reject until it is written,
 * and the sections that its kind needs, in the order in which readers need them.
 * @param api what the types say, for a page about an export
 */
export function pageSource(request: PageRequest, api?: ApiParts): string {
  const {kind, slug} = request;
  const frontMatter = stringify({title: titleOf(request, api), description: '', kind, package: request.package, export: request.export, slug});
  return `---\n${frontMatter}---\n\n${sectionsOf(request, api).join('\n\n')}\n`;
}

/** `"<Img>"`, `spring()`, `npx remotion render`, `@remotion/shapes`, or the last part of the route in words. */
function titleOf({kind, route, package: name, export: symbol}: PageRequest, api?: ApiParts): string {
  if (symbol) return api?.kind === 'component' ? `<${symbol}>` : api?.kind === 'function' ? `${symbol}()` : symbol;
  if (kind === 'cli')
    return `npx remotion ${route
      .split('/')
      .filter((part) => part && part !== 'docs' && part !== 'cli')
      .join(' ')}`;
  if (kind === 'api-index' && name) return name;
  const words = path.posix.basename(route).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function sectionsOf(request: PageRequest, api?: ApiParts): string[] {
  const {package: name = '', export: symbol = '', place} = request;
  const sections: Record<PageKind, () => string[]> = {
    api: () => [
      note('What it does for the reader, and when to reach for it: one sentence. Then the smallest complete example.'),
      fence('tsx', `import ${api?.kind === 'type' ? 'type ' : ''}{${symbol.split('.')[0] ?? symbol}} from '${name}';`),
      ...(api?.sections ?? []),
      '## Behavior worth knowing',
      note('Player and render, async, cleanup, cost: what a reader trips over.'),
      '## Where it runs',
      note('<RunsIn supported="…" /> with those that are true: browser studio player render lambda cloudrun node bun. A sentence where they differ.'),
      ...SEE_ALSO,
    ],
    type: () => [
      note('What the type describes, and which functions take or return it: one sentence. Then an example.'),
      ...(symbol ? [fence('ts', `import type {${symbol}} from '${name}';`)] : []),
      ...(api?.sections ?? []),
      ...SEE_ALSO,
    ],
    cli: () => [
      note('What the command does, and where it is run: one sentence. Then the synopsis with its arguments, and an example.'),
      fence('bash', titleOf(request)),
      '## Flags',
      note('A heading in backticks for each flag: ### `--codec`. Below it: value, default, the Config setter and the Node.js option that do the same.'),
      '## Output and exit codes',
      note('What is printed, where the result is, which exit code means what.'),
      ...SEE_ALSO,
    ],
    recipe: () => {
      const id = path.posix.basename(request.route);
      const component = id.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
      return [
        note('What appears, and with which API it is made: one or two sentences. Then the demo: CONTRIBUTING says how to write one. Add the threads to asked.'),
        `<Demo id="${id}" />`,
        '## The code',
        `\`\`\`tsx title="src/${component}.tsx" file="demos/${id}/${component}.tsx"\n\`\`\``,
        note('src/Root.tsx, with the size, frame rate and length of the demo.'),
        fence('bash', `npx remotion render ${component}`),
        '## How it works',
        '## Variations',
        '## What goes wrong',
        ...SEE_ALSO,
      ];
    },
    config: () => [
      note('What is configured here, and which commands read it. Then a complete file.'),
      '## Setters',
      note('A heading in backticks for each setter: ### `setCodec()`. Below it: type, default, the flag that does the same.'),
      ...SEE_ALSO,
    ],
    guide: () => [
      note('What the reader will have at the end, shown. Then the steps: a ## heading that says what to do, the complete code, and what it does.'),
      '## What goes wrong',
      note('Common mistakes, why they happen, and the fix.'),
      '## Next',
      note('Links to the pages to read next.'),
    ],
    troubleshooting: () => [
      note('The exact error text, as it is printed: it is what people search for.'),
      fence('txt', ''),
      '## Why it happens',
      note('The cause, in two sentences.'),
      '## The fix',
      note('The fix as code.'),
      '## Make sure that it is fixed',
      note('What the reader sees when it is.'),
      ...SEE_ALSO,
    ],
    faq: () => [note('The answer, in the first sentence. Then an image or a five-line example.'), ...SEE_ALSO],
    index: () => overview(name, place.category),
    'api-index': () => overview(name, place.category),
    migration: () => [
      note('Which version this page starts from, which it leads to, and how long it takes.'),
      '## What changed',
      note('One ### heading for each change, with the code before and after.'),
      '## Who is affected',
      note('How a reader finds out whether a change concerns them.'),
      '## What to do',
      note('The steps, as commands and code.'),
    ],
    legal: () => [
      note('What applies, and from when: one sentence.'),
      '## Who is affected',
      note('Who is affected, and who is not.'),
      '## What to do',
      note('The steps, with links.'),
    ],
  };
  return sections[request.kind]();
}

function overview(name: string, category: string | undefined): string[] {
  return [
    note('What this package or area is for, in two sentences.'),
    ...(name ? ['## Install', `<Install pkg="${name}" />`] : []),
    ...(category ? ['## Pages', `<PageGrid category="${category}" />`] : []),
  ];
}

const fence = (lang: string, code: string) => `\`\`\`${lang}\n${code}\n\`\`\``;
