import fs from 'node:fs';
import path from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {propFindings, propsOf, type ComponentUse} from '../core/toolkit/component-props';
import {finding, type Finding} from '../core/corpus/finding';
import type {Check} from './check';

const REGISTRY = 'src/components/mdx/index.ts';
const GUIDE = 'CONTRIBUTING.md';
/** The published page that shows every component in use. */
const EXAMPLES = 'docs/contributing/docs.mdx';
const MOST_COMPONENTS = 15;
/** Written by the build for every fence; writers never type it. */
const NOT_FOR_WRITERS = 'CodeSample';

/** The components that writers may use are few, registered in one file, documented and shown in use; no page uses any other. */
export const vocabulary: Check = {
  name: 'vocabulary',
  scope: 'project',
  run({dir, pages, partials}) {
    const registered = registeredComponents(fs.readFileSync(path.join(dir, REGISTRY), 'utf8')).filter((name) => name !== NOT_FOR_WRITERS);
    const uses = [...pages, ...partials].flatMap((page) => {
      const found: ComponentUse[] = [];
      visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
        const element = node as MdxJsxFlowElement;
        if (element.name && /^[A-Z]/.test(element.name))
          found.push({file: page.file, line: element.position?.start.line ?? 1, name: element.name, props: propsOf(element)});
      });
      return found;
    });
    const guide = fs.readFileSync(path.join(dir, GUIDE), 'utf8');
    return {
      count: uses.length,
      looked: `uses of ${registered.length} components`,
      findings: [
        ...uses
          .filter(({name}) => !registered.includes(name))
          .map(({file, line, name}) =>
            finding(file, line, `<${name}> is not a component of this site.`, `Use one of ${registered.join(', ')}, or register it in ${REGISTRY}.`),
          ),
        ...registered
          .filter((name) => !guide.includes(`<${name}`))
          .map((name) => finding(GUIDE, 1, `<${name}> is not documented.`, 'Add it to the table of components.')),
        ...registered
          .filter((name) => !uses.some((use) => use.file === EXAMPLES && use.name === name))
          .map((name) => finding(EXAMPLES, 1, `<${name}> is not shown in use.`, 'Add an example of it.')),
        ...propFindings(dir, uses),
        ...tooMany(registered),
      ],
    };
  },
};

const tooMany = (registered: string[]): Finding[] =>
  registered.length > MOST_COMPONENTS
    ? [finding(REGISTRY, 1, `${registered.length} components are more than writers can keep in mind.`, `Keep to ${MOST_COMPONENTS}.`)]
    : [];

/** Names in the `vocabulary` object of the registry, read from its syntax tree. */
export function registeredComponents(source: string): string[] {
  const names: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'vocabulary' && node.initializer && ts.isObjectLiteralExpression(node.initializer)) {
      names.push(...node.initializer.properties.map((property) => property.name?.getText() ?? ''));
    }
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(REGISTRY, source, ts.ScriptTarget.Latest, true));
  return names;
}
