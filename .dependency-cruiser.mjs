/**
 * The floors of the house, from the ground up. A file may import from its own floor's folder and from the floors that are named,
 * types included; `npm run graph` prints the arrows as they are.
 *
 * @type {Record<string, {folders: string[]; below: string[]}>}
 */
const FLOORS = {
  // What the site is about: prose, facts, demos and figures import nothing but packages.
  content: {folders: ['docs', 'blog', 'learn', 'success-stories', 'data', 'demos', 'figures'], below: []},
  // What is true of the content and of the packages, as plain functions.
  core: {folders: ['core'], below: ['content']},
  // What a reader downloads, and nothing else. Types of core are gone once compiled.
  src: {folders: ['src'], below: ['content', 'core']},
  // What a build runs. It may use what the browser must agree on, such as the format of the search index.
  plugins: {folders: ['plugins'], below: ['content', 'core', 'src']},
  config: {folders: ['config', 'sidebars', 'sidebars.ts', 'docusaurus.config.ts'], below: ['content', 'core', 'src', 'plugins']},
  checks: {folders: ['checks'], below: ['content', 'core', 'config']},
  // Claims of the pages, tried with the packages themselves; figures that a page and a probe share are data.
  probes: {folders: ['probes'], below: ['content']},
  scripts: {folders: ['scripts'], below: ['content', 'core', 'src', 'plugins', 'config', 'checks', 'probes']},
  tests: {folders: ['tests', 'playwright.config.ts'], below: ['content', 'core', 'src', 'plugins', 'config', 'checks', 'probes', 'scripts']},
};

/** @param {string[]} names */
const paths = (names) => names.flatMap((name) => FLOORS[name]?.folders ?? []).map((folder) => `^${folder.replaceAll('.', '\\.')}(/|$)`);

const upward = Object.entries(FLOORS)
  .filter(([name]) => name !== 'tests')
  .map(([name, {below}]) => ({
    name: `floor-${name}`,
    severity: 'error',
    comment: `${name} may import ${below.join(', ') || 'nothing of ours'}. Move what is shared to a lower floor.`,
    from: {path: paths([name])},
    to: {path: paths(Object.keys(FLOORS).filter((other) => other !== name && !below.includes(other)))},
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upward,
    {name: 'no-cycles', severity: 'error', comment: 'Two files that import each other cannot be understood apart.', from: {}, to: {circular: true}},
    {
      name: 'browser-without-core',
      severity: 'error',
      comment: 'A reader downloads what src imports. Of core, it may import types only.',
      from: {path: '^src/'},
      to: {path: '^core/', dependencyTypesNot: ['type-only']},
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(tests/fixtures|build|build-configured|\\.docusaurus)/|@generated/'},
    includeOnly: {path: [...Object.values(FLOORS).flatMap(({folders}) => folders)].map((folder) => `^${folder.replaceAll('.', '\\.')}`)},
    reporterOptions: {archi: {collapsePattern: '^(core/[^/]+|[^/]+)'}},
  },
};
