import type {Project} from './project';

/** The exact versions of what a project can import, as the build read them, and what each needs beside itself. */
export type Versions = Record<string, {version: string; needs: string[]}>;

/** What every project has, whatever its code imports. */
const ALWAYS = ['@remotion/cli', 'react', 'react-dom', 'remotion'];
const FOR_EDITORS = ['@types/react', 'typescript'];

/** '@remotion/transitions/fade' → '@remotion/transitions'. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** 'A spring, three settings' → 'a-spring-three-settings': names the folder, the package and the composition. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50) || 'my-video';

/** The files of this site that the code loads with `staticFile()`, or that it names in quotes after a folder of `static/`. */
export function staticFilesIn(project: Project): string[] {
  const all = project.files.map(({code}) => code).join('\n');
  const named = [...all.matchAll(/staticFile\(\s*(["'`])([^"'`$]+)\1/g)].map(([, , name = '']) => name);
  const inDemos = [...all.matchAll(/(["'`])(demos\/[\w./-]+\.\w+)\1/g)].map(([, , name = '']) => name);
  return [...new Set([...named, ...inDemos])];
}

type Options = {
  /** Packages that the code imports, as in its import statements. */
  imports: string[];
  /** The props that the composition has: its defaults, and over them the reader's values. */
  props: Record<string, unknown>;
  /** The export that is shown; 'default' for the default export. */
  shown: string;
  /** The schema that the entry file exports, by its name. */
  schema: string | undefined;
  versions: Versions;
};

/** The text files of a project that renders what the stage shows, by their path in it. */
export function projectFiles(project: Project, {imports, props, shown, schema, versions}: Options): Map<string, string> {
  const id = slugOf(project.title);
  // The two files that a project needs would replace files of the reader with the same name.
  const isTaken = project.files.some(({name}) => /^(root|index)\.tsx?$/i.test(name));
  const folder = isTaken ? 'src/video' : 'src';
  const component = shown === 'default' ? 'Video' : shown;
  const names = shown === 'default' ? [component, ...(schema ? [`{${schema}}`] : [])] : [`{${[component, ...(schema ? [schema] : [])].join(', ')}}`];
  const {width, height, fps, durationInFrames} = project.size;
  const entry = `${isTaken ? './video' : '.'}/${project.entry.replace(/\.tsx?$/, '')}`;
  const values = JSON.stringify(props, null, 2).split('\n').join('\n    ');
  const settings = [
    `id="${id}"`,
    `component={${component}}`,
    ...[`width={${width}}`, `height={${height}}`, `fps={${fps}}`, `durationInFrames={${durationInFrames}}`],
    ...(schema ? [`schema={${schema}}`] : []),
    ...(Object.keys(props).length > 0 ? [`defaultProps={${values}}`] : []),
  ];
  return new Map([
    ['package.json', `${JSON.stringify(manifestOf(id, imports, versions), null, 2)}\n`],
    ['tsconfig.json', `${JSON.stringify(TSCONFIG, null, 2)}\n`],
    ['README.md', readmeOf(project.title, id)],
    ['.gitignore', 'node_modules\nout\n'],
    ['src/index.ts', `import {registerRoot} from 'remotion';\nimport {RemotionRoot} from './Root';\nimport './style.css';\n\nregisterRoot(RemotionRoot);\n`],
    [
      'src/Root.tsx',
      `import {Composition} from 'remotion';\nimport ${names.join(', ')} from '${entry}';\n\nexport const RemotionRoot = () => (\n  <Composition\n    ${settings.join('\n    ')}\n  />\n);\n`,
    ],
    ['src/style.css', STYLE],
    ...project.files.map(({name, code}) => [`${folder}/${name}`, code] as const),
  ]);
}

function manifestOf(name: string, imports: string[], versions: Versions): object {
  const wanted = [...new Set([...ALWAYS, ...imports.map(packageOf)])].flatMap((each) => [each, ...(versions[each]?.needs ?? [])]);
  const exact = (names: string[]) => Object.fromEntries([...new Set(names)].sort().flatMap((each) => (versions[each] ? [[each, versions[each].version]] : [])));
  return {
    name,
    version: '1.0.0',
    private: true,
    scripts: {studio: 'remotion studio', render: 'remotion render'},
    dependencies: exact([...wanted, '@fontsource-variable/instrument-sans']),
    devDependencies: exact(FOR_EDITORS),
  };
}

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    resolveJsonModule: true,
    skipLibCheck: true,
  },
  include: ['src'],
};

/** The type of the playground's stage, which is that of the site; demos/lib/site-type.ts says the same of demos. */
const STYLE = `@import '@fontsource-variable/instrument-sans';

/* What the playground shows text in. Remove it when you choose a typeface of your own. */
body {
  color: #15171c;
  font: 400 16px/1.2 'Instrument Sans', 'Instrument Sans Variable', sans-serif;
  letter-spacing: -0.02em;
  text-align: left;
}
`;

const readmeOf = (title: string, id: string): string => `# ${title}

A video made with Remotion, from the playground of its documentation.

- \`npm install\` installs what it needs, at the versions that it ran with.
- \`npx remotion studio\` opens it in the Studio.
- \`npx remotion render ${id}\` renders it to \`out/${id}.mp4\`.

The composition is registered in \`src/Root.tsx\`. Files for \`staticFile()\` are in \`public\`.
`;
