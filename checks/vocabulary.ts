import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {componentsOn} from '../core/corpus/components';
import {judgedTexts, type Corpus} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {propFindings} from '../core/toolkit/component-props';
import {TEXTS, type Check} from './check';

const REGISTRY = 'src/components/mdx/index.ts';
/** What writes each of them as Markdown. */
const SERIALIZERS = 'plugins/twins/components.ts';
const GUIDE = 'CONTRIBUTING.md';
/** The published page that shows every component in use. */
const EXAMPLES = 'docs/contributing/docs.mdx';
const MAX_COMPONENTS = 16;
/** Written by the build for fences and words; writers never type them. */
const NOT_FOR_WRITERS = ['CodeSample', 'Strip', 'Term'];

/** The components that writers may use are few, registered in one file, documented, shown in use and written as Markdown; no page uses any other. */
export const vocabulary: Check = {
  name: 'vocabulary',
  files: new RegExp(`${TEXTS.source}|^${GUIDE}$|^${REGISTRY}$|^${SERIALIZERS}$`),
  decides: new RegExp(`^(${REGISTRY}|${SERIALIZERS})$`),
  run(corpus) {
    const registered = registeredComponents(fs.readFileSync(path.join(corpus.dir, REGISTRY), 'utf8')).filter((name) => !NOT_FOR_WRITERS.includes(name));
    const uses = judgedTexts(corpus).flatMap(componentsOn);
    return {
      count: uses.length,
      looked: `uses of ${registered.length} components`,
      findings: [
        ...uses
          .filter(({name}) => !registered.includes(name))
          .map(({file, line, name}) =>
            finding(file, line, `<${name}> is not a component of this site.`, `Use one of ${registered.join(', ')}, or register it in ${REGISTRY}.`),
          ),
        ...undocumented(corpus, registered),
        ...unserialized(corpus, registered),
        ...propFindings(uses),
        ...tooMany(registered),
      ],
    };
  },
};

function undocumented({dir, pages}: Corpus, registered: string[]): Finding[] {
  const guide = fs.readFileSync(path.join(dir, GUIDE), 'utf8');
  const examples = pages.find(({file}) => file === EXAMPLES);
  const shown = new Set(examples && componentsOn(examples).map(({name}) => name));
  return [
    ...registered
      .filter((name) => !guide.includes(`<${name}`))
      .map((name) => finding(GUIDE, 1, `<${name}> is not documented.`, 'Add it to the table of components.')),
    ...registered.filter((name) => !shown.has(name)).map((name) => finding(EXAMPLES, 1, `<${name}> is not shown in use.`, 'Add an example of it.')),
  ];
}

function unserialized({dir}: Corpus, registered: string[]): Finding[] {
  const written = keysOf('serializers', fs.readFileSync(path.join(dir, SERIALIZERS), 'utf8'));
  return registered
    .filter((name) => !written.includes(name))
    .map((name) => finding(SERIALIZERS, 1, `<${name}> has no Markdown.`, 'Add a function that writes what readers of the page see: agents read only that.'));
}

const tooMany = (registered: string[]): Finding[] =>
  registered.length > MAX_COMPONENTS
    ? [
        finding(
          REGISTRY,
          1,
          `${registered.length} components are more than writers can keep in mind.`,
          `Keep to ${MAX_COMPONENTS}: remove one that others can replace. The limit is in checks/vocabulary.ts.`,
        ),
      ]
    : [];

/** Names in the `vocabulary` object of the registry. */
export const registeredComponents = (source: string): string[] => keysOf('vocabulary', source);

/** The keys of an object that a constant holds, read from the syntax tree. */
function keysOf(constant: string, source: string): string[] {
  const names: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === constant && node.initializer && ts.isObjectLiteralExpression(node.initializer)) {
      names.push(...node.initializer.properties.map((property) => property.name?.getText() ?? ''));
    }
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(REGISTRY, source, ts.ScriptTarget.Latest, true));
  return names;
}
