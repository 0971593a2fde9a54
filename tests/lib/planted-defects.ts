/** A mistake that a contributor might make in a file of this project, and what the checks say about it. */
export type Defect = {
  file: string;
  change: (source: string) => string;
  /** Every finding that it causes in the whole project: file, check, words of the message. */
  finds: [at: string, check: string, message: RegExp][];
};

const append = (text: string) => (source: string) => `${source.trimEnd()}\n\n${text}\n`;
const replace = (pattern: RegExp, by: string) => (source: string) => source.replace(pattern, by);
const fence = (words: string, code: string) => append(`\`\`\`${words}\n${code}\n\`\`\``);
const key = (name: string, value: string) => replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);

/** A defect whose only finding is in the file itself. */
const own = (file: string, check: string, message: RegExp, change: Defect['change']): Defect => ({file, change, finds: [[file, check, message]]});

const page = (title: string, rest = '') =>
  `---\ntitle: ${title}\ndescription: A page that exists only in a test, with a description of the length that pages have.\nkind: guide\n${rest}---\n\nText.\n`;

/** What the checks say about a page that nobody has linked to yet. */
const unlinked = (file: string): Defect['finds'] => [
  [file, 'orphans', /No page links to this one/],
  [file, 'orphans', /No chain of links leads/],
];

export const DEFECTS: Defect[] = [
  // Components
  own('docs/after-effects.mdx', 'vocabulary', /<Callout> is not a component/, append('<Callout />')),
  own('docs/angular.mdx', 'demos', /no demo "no-such-demo"/, append('<Demo id="no-such-demo" />')),
  own('docs/animating-properties.mdx', 'demos', /on this page twice/, append('<Demo id="noise-2d" />\n\n<Demo id="noise-2d" />')),
  own('docs/artifacts.mdx', 'demos', /has no variant "round"/, append('<Demo id="make-shape" variant="round" />')),
  own('docs/authoring-packages.mdx', 'vocabulary', /<Exports>: @remotion\/plaier is not/, append('<Exports of="@remotion/plaier" />')),
  own('docs/bun.mdx', 'vocabulary', /@remotion\/plaier is not a package/, append('<Install pkg="@remotion/plaier" />')),

  own(
    'docs/audio/exporting.mdx',
    'strips',
    /missing, or older/,
    fence('tsx frames="0" shows="A word that stands still."', 'export const Word = () => <b>Word</b>;'),
  ),
  own('docs/audio/importing.mdx', 'strips', /no text alternative/, fence('tsx frames="0"', 'export const Word = () => <b>Word</b>;')),

  // Front matter and place
  {
    file: 'docs/planted-slug.mdx',
    change: () => page('A planted slug', 'slug: /shaders\noutside_sidebars: It exists only in a test.\n'),
    finds: [
      ['docs/planted-slug.mdx', 'front-matter', /docs\/shaders\.mdx has the path/],
      ['docs/shaders.mdx', 'front-matter', /docs\/planted-slug\.mdx has the path/],
      ...unlinked('docs/planted-slug.mdx'),
      ['docs/planted-slug.mdx', 'illustrations', /shows nothing/],
    ],
  },
  {
    file: 'docs/compare-ssr.mdx',
    change: key('title', 'A planted title'),
    finds: [
      ['docs/compare-ssr.mdx', 'front-matter', /docs\/data-fetching\.mdx has the title/],
      ['docs/data-fetching.mdx', 'front-matter', /docs\/compare-ssr\.mdx has the title/],
    ],
  },
  {file: 'docs/data-fetching.mdx', change: key('title', 'A planted title'), finds: []},
  {
    file: 'docs/dataset-render.mdx',
    change: key('description', 'A description that two pages have, which is planted to see whether both of them are named.'),
    finds: [
      ['docs/dataset-render.mdx', 'front-matter', /docs\/deno\.mdx has the description/],
      ['docs/deno.mdx', 'front-matter', /docs\/dataset-render\.mdx has the description/],
    ],
  },
  {file: 'docs/deno.mdx', change: key('description', 'A description that two pages have, which is planted to see whether both of them are named.'), finds: []},
  {
    file: 'docs/planted-orphan.mdx',
    change: () => page('A planted orphan').replace('exists only', 'is found only'),
    finds: [
      ['docs/planted-orphan.mdx', 'sidebars', /in no sidebar/],
      ...unlinked('docs/planted-orphan.mdx'),
      ['docs/planted-orphan.mdx', 'illustrations', /shows nothing/],
    ],
  },
  own('docs/docker.mdx', 'sidebars', /but is in/, replace(/^kind: .*$/m, '$&\noutside_sidebars: It is linked from elsewhere.')),
  own('docs/dynamic-metadata.mdx', 'front-matter', /tint is not a known key/, replace(/^kind: .*$/m, '$&\ntint: red')),
  own('docs/encoding.mdx', 'front-matter', /description is too short/, key('description', 'Too short.')),
  own('docs/env-variables.mdx', 'front-matter', /kind must be one of/, key('kind', 'essay')),
  own('sidebars/recorder.ts', 'sidebars', /no page recorder\/recrod/, replace(/'recorder\/gear'/, "'recorder/gear', 'recorder/recrod'")),

  // Links, headings, images
  own('docs/ffmpeg.mdx', 'links', /leads to no file/, append('See [another page](./no-such-page.mdx).')),
  own('docs/figma.mdx', 'links', /no heading with the id "planted"/, append('See [springs](./spring.mdx#planted).')),
  own('docs/font-picker.mdx', 'links', /links to a page by its URL/, append('See [springs](/docs/spring).')),
  own('docs/fonts.mdx', 'links', /as if it were external/, append('See [springs](https://www.remotion.dev/docs/spring).')),
  own('docs/getting-started.mdx', 'links', /does not say where/, append('Springs are explained [here](./spring.mdx).')),
  own('docs/gl-options.mdx', 'headings', /a level is skipped/, append('## Planted\n\n#### Too deep\n\nText.')),
  own('docs/gpu.mdx', 'headings', /A second h1/, append('# Planted\n\nText.')),
  own('docs/hardware-acceleration.mdx', 'headings', /on this page twice/, append('## Planted {#planted}\n\nText.\n\n## Planted again {#planted}\n\nText.')),
  own('docs/sequence.mdx', 'headings', /Nothing stands below “Planted”/, append('## Planted {#planted}')),
  own('docs/javascript.mdx', 'images', /no text alternative/, append('![](/img/logo.svg)')),
  own('docs/layers.mdx', 'images', /does not exist/, append('![A chart](./planted.png)')),

  // Words
  own('docs/legacy-babel.mdx', 'spelling', /"sequnce" is in no dictionary/, append('A sequnce of frames.')),
  own('docs/loop.mdx', 'highlights', /The highlight cuts the "\["/, fence('ts {1-2}', 'export const planted = [\n  1,\n];')),
  own('docs/maps.mdx', 'american', /"colour" is British/, append('```ts\nexport const colour = 1;\n```')),
  own('docs/measuring.mdx', 'voice', /"simply" tells the reader nothing/, append('It simply renders.')),
  own('docs/media-fragments.mdx', 'voice', /exclamation mark/, append('It renders!')),
  own('docs/metadata.mdx', 'voice', /speaks to its reader/, append('Then we render it.')),
  own('docs/multiple-fps.mdx', 'voice', /Title Case/, append('## Planted Words Here\n\nText.')),
  own('docs/noise-visualization.mdx', 'voice', /a number and its unit/, append('It takes 30ms to render.')),
  own('docs/overlay.mdx', 'voice', /A tab/, append('A\ttab.')),
  own('checks/words.txt', 'word-list', /"video" is already in the dictionaries/, (source) => insertSorted(source, 'video')),

  // What the packages say
  {
    file: 'docs/freeze.mdx',
    change: replace(/^### `frame`$/m, '### `frames`'),
    finds: [
      ['docs/freeze.mdx', 'api', /`frames` is not a member/],
      ['docs/freeze.mdx', 'api', /`frame` of `Freeze` is not documented/],
      ['docs/freeze.mdx', 'anchors', /#frame, which others link to, leads nowhere/],
    ],
  },
  own('docs/measure-spring.mdx', 'api', /default of `threshold` is `0\.005`, not `0\.5`/, replace(/default `0\.005`/, 'default `0.5`')),
  own('docs/use-video-config.mdx', 'api', /has the type `number`, not `string`/, replace(/^`number` · pixels$/m, '`string` · pixels')),
  own('docs/folder.mdx', 'api', /is required, but its heading says otherwise/, replace(/^### `name`$/m, '### `name?`')),
  own('docs/cli/gpu.mdx', 'cli', /does not read --invented/, append('### `--invented`\n\nText.')),
  own('docs/passing-props.mdx', 'commands', /no command `remotion rendr`/, fence('bash', 'npx remotion rendr Video')),
  own('docs/performance.mdx', 'commands', /does not read the flag --crff/, fence('bash', 'npx remotion render Video --crff 18')),
  own('docs/prereleases.mdx', 'commands', /No template has the flag --blnk/, fence('bash', 'npx create-video@latest --blnk')),
  own(
    'docs/presigned-urls.mdx',
    'availability',
    /came with 4\.0\.176, not with 4\.0\.1/,
    append('Artifacts are new. <AvailableFrom v="4.0.1" of="remotion#Artifact" />'),
  ),
  own('docs/preview.mdx', 'availability', /not attached to anything/, append('## Planted\n\nText. <AvailableFrom v="4.0.100" />')),

  // Samples
  own('docs/props-resolution.mdx', 'samples', /TS2322/, fence('ts', "export const frames: number = 'planted';")),
  own(
    'docs/quality.mdx',
    'samples',
    /TS1136: Property assignment expected/,
    fence('tsx', 'export const Planted = () => {\n  return <div>{{(</div>;\n};\nconst = 3;'),
  ),
  own('docs/react-native.mdx', 'samples', /JSON cannot be parsed/, fence('json', '{"a": 1 "b": 2 "c" 3}')),
  own('docs/render-all.mdx', 'samples', /has no language/, fence('', 'planted')),
  own('docs/render-as-gif.mdx', 'samples', /"titel="a"" means nothing/, fence('txt titel="a"', 'planted')),
  own('docs/reusability.mdx', 'samples', /nocheck needs a reason/, fence('ts nocheck="no"', 'planted')),
  own('docs/scaling.mdx', 'samples', /declares the error TS2322, which does not occur/, fence('ts expect-error="2322"', 'export const frames = 3;')),
  own('docs/schemas.mdx', 'samples', /The file demos\/planted\.tsx does not exist/, fence('tsx file="demos/planted.tsx"', '')),
  {
    file: 'docs/security.mdx',
    change: append(
      '```ts title="planted/a.ts"\nexport const fps = = 30;\n```\n\n```ts title="planted/b.ts"\nimport {other} from \'./a\';\nexport const twice = other * 2;\n```',
    ),
    finds: [['docs/security.mdx', 'samples', /TS1109: Expression expected/]],
  },

  // Files that cannot be read
  own('docs/ssr-node.mdx', 'mdx', /The MDX cannot be parsed/, append('<Steps>\n\nNot closed.')),
  own('docs/stills.mdx', 'mdx', /not valid YAML/, key('title', 'One: two: three')),
  own('docs/spline.mdx', 'mdx', /never closed/, append('```ts\nexport const fps = 30;')),
  own('data/experts/ayush-soni.yml', 'data', /The YAML cannot be read/, (source) => `${source}name: [not closed\n`),
  own('data/templates/tts.yml', 'data', /The YAML cannot be read/, (source) => `${source}name: [not closed\n`),
  own('demos/circle/meta.ts', 'demos', /The file cannot be run/, replace(/width: \d+,/, 'width: ,')),
  own('demos/ellipse/Ellipse.tsx', 'demos', /The code cannot be parsed/, append('const = 3;')),
  own('demos/heart/posters.json', 'demos', /older than the demo/, () => '{"inputs": \n'),

  // Data and demos
  own('data/experts/karel-nagel.yml', 'data', /tint is not a known key/, (source) => `${source}tint: red\n`),
  own('data/experts/mohit-yadav.yml', 'data', /slug is "planted", but the file is named/, key('slug', 'planted')),
  own('data/showcase/mux.yml', 'data', /is missing/, replace(/^(title|name|description): .*\n/m, '')),
  own('data/redirects.yml', 'toolkit-links', /which is not a page/, (source) => `${source.trimEnd()}\n- from: /planted\n  to: /docs/no-such-page\n`),
  own('data/synonyms.yml', 'data', /"Planted Words" must be one to three words/, (source) => `${source.trimEnd()}\nPlanted Words: [video]\n`),
  {file: 'demos/star/Star.tsx', change: append('// Planted.'), finds: [['demos/star/posters.json', 'demos', /older than the demo/]]},
  own('demos/pie/meta.ts', 'demos', /alt: String must contain at least 40/, replace(/alt: '.*'/, "alt: 'Too short.'")),
  own(
    'demos/rect/controls.ts',
    'demos',
    /has no default for planted/,
    replace(/z\.object\(\{/, "z.object({\n  planted: range({label: 'Planted', min: 0, max: 1, step: 1}),"),
  ),

  // Posts and documents
  own('blog/2-3.mdx', 'posts', /related names nowhere/, replace(/^related: \[/m, 'related: [nowhere, ')),
  own('blog/company-licenses.mdx', 'posts', /words of prose/, (source) => `${source.split('{/* truncate */}')[0] ?? ''}{/* truncate */}\n`),
  own('blog/4-0.mdx', 'posts', /which the post does not show/, replace(/<Demo id="schema-parameters" \/>/, '')),
  own('README.md', 'readme', /no script "planted"/, append('Run `npm run planted`.')),
];

function insertSorted(source: string, word: string): string {
  const words = [...source.split('\n').filter(Boolean), word];
  return `${words.sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en')).join('\n')}\n`;
}
