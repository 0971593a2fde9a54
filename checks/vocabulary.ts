import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {writtenProps, type WrittenProp} from '../core/corpus/component-props';
import {componentsOn, type ComponentUse} from '../core/corpus/components';
import {judgedTexts, type Corpus} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {nearest} from '../core/prose/nearest';
import {propFindings} from '../core/toolkit/component-props';
import {TEXTS, type Check} from './check';

const REGISTRY = 'src/components/mdx/index.ts';
/** What writes as Markdown those that are not read in the built page. */
const SERIALIZERS = 'plugins/twins/components.ts';
/** The published page that explains every component and shows it in use. */
const EXAMPLES = 'docs/contributing/docs.mdx';
const MAX_COMPONENTS = 16;
/** Written by the build for fences and words; writers never type them. */
const NOT_FOR_WRITERS = ['CodeSample', 'Strip', 'Term'];

/** The components that writers may use are few, registered in one file, explained and shown in use and written as Markdown; no page uses any other. */
export const vocabulary: Check = {
  name: 'vocabulary',
  rule: 'components for writers are few, explained and shown in use, and written as Markdown; no page uses any other',
  failsOn: ['vocabulary', /is not a component of this site/],
  files: new RegExp(`${TEXTS.source}|^${REGISTRY}$|^${SERIALIZERS}$`),
  decides: new RegExp(`^(src/components/mdx/.+|${SERIALIZERS})$`),
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
        ...notShown(corpus, registered),
        ...unserialized(corpus, registered),
        ...wrongAttributes(corpus, uses),
        ...propFindings(uses),
        ...tooMany(registered),
      ],
    };
  },
};

function notShown({pages}: Corpus, registered: string[]): Finding[] {
  const examples = pages.find(({file}) => file === EXAMPLES);
  const shown = new Set(examples && componentsOn(examples).map(({name}) => name));
  return registered
    .filter((name) => !shown.has(name))
    .map((name) => finding(EXAMPLES, 1, `<${name}> is not shown in use.`, 'Say there when to use it, and add an example.'));
}

function unserialized({dir}: Corpus, registered: string[]): Finding[] {
  const written = keysOf('serializers', fs.readFileSync(path.join(dir, SERIALIZERS), 'utf8'));
  return registered
    .filter((name) => !written.includes(name) && !isReadInPage(dir, name))
    .map((name) =>
      finding(
        SERIALIZERS,
        1,
        `<${name}> has no Markdown, and agents read only that.`,
        `Give its outermost element data-component="${name}" and data-part, or add a function that writes what readers see.`,
      ),
    );
}

/** Whether an element in the component's folder is marked as what the component shows. */
function isReadInPage(dir: string, name: string): boolean {
  const folder = path.join(dir, 'src/components/mdx', name);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.tsx')) : [];
  return files.some((file) => fs.readFileSync(path.join(folder, file), 'utf8').includes(`data-component="${name}"`));
}

function wrongAttributes({dir}: Corpus, uses: ComponentUse[]): Finding[] {
  const declared = new Map([...new Set(uses.map(({name}) => name))].map((name) => [name, writtenProps(dir, name)]));
  return uses.flatMap((use) => {
    const props = declared.get(use.name);
    return props ? attributeFindings(use, props) : [];
  });
}

/** What the type of a component says against its use on a page. */
function attributeFindings({file, line, name, props, unreadable}: ComponentUse, declared: Map<string, WrittenProp>): Finding[] {
  const given = Object.keys(props);
  const known = [...declared.keys()];
  const similar = (wrong: string) => (known.length > 0 ? `Its attributes are ${nearest(known, wrong).join(', ')}.` : 'It has none.');
  return [
    ...unreadable.map((attribute) =>
      finding(file, line, `<${name}>: ${attribute} is not plain text.`, 'Write attributes in quotes, so that the checks and the Markdown can read them.'),
    ),
    ...given.filter((attribute) => !declared.has(attribute)).map((wrong) => finding(file, line, `<${name}> has no attribute ${wrong}.`, similar(wrong))),
    ...[...declared].flatMap(([attribute, {isRequired, values}]) => {
      const value = props[attribute];
      if (value === undefined)
        return isRequired && !unreadable.includes(attribute)
          ? [finding(file, line, `<${name}> lacks its attribute ${attribute}.`, `Add ${attribute}="…".`)]
          : [];
      return values && !values.includes(value)
        ? [finding(file, line, `<${name} ${attribute}>: there is no "${value}".`, `It may be ${values.join(', ')}.`)]
        : [];
    }),
  ];
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
