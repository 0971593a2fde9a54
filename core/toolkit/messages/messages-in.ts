import ts from 'typescript';
import {PLACEHOLDER, textsOf} from './message-text';

/** How a message reaches the reader. */
export type MessageKind = 'error' | 'warning' | 'output' | 'verbose';

export type FoundMessage = {
  /** The text, with {@link PLACEHOLDER} for each value that it inserts. */
  text: string;
  kind: MessageKind;
  /** The code of the nearest condition that leads to it; undefined where there is none. */
  condition?: string;
  line: number;
};

/** Names of methods that print, and what they print. */
const PRINTED: Record<string, MessageKind> = {
  error: 'error',
  warn: 'warning',
  log: 'output',
  info: 'output',
  verbose: 'verbose',
  debug: 'verbose',
  trace: 'verbose',
};
const LOGGERS = /^console$|(^|\.)(Log|Logger|logger)$/;
/** Functions that take a reason and let a render or a request fail with it. */
const FAILING = /(^|\.)(cancelRender|reject|showNotification|Error)$/;
const MAX_CONDITION_LENGTH = 160;
/** A word at least: what consists of placeholders and punctuation says nothing by itself. */
const SAYS_SOMETHING = /\p{L}{3,}/u;

/**
 * Finds what a compiled file throws, warns or prints: the texts of errors, of calls of `console` and `Log`, and of issues that Zod reports.
 * What is passed on from elsewhere has no text and is left out.
 */
export function messagesIn(file: ts.SourceFile): FoundMessage[] {
  const found: FoundMessage[] = [];
  const add = (node: ts.Node, kind: MessageKind, expression: ts.Node | undefined) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    for (const text of textsOf(expression))
      if (SAYS_SOMETHING.test(text.replaceAll(PLACEHOLDER, ''))) found.push({text, kind, condition: conditionOf(node), line});
  };
  const walk = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && isError(node.expression))
      add(
        node,
        'error',
        node.arguments?.find((each) => textsOf(each).length > 0),
      );
    else if (ts.isThrowStatement(node)) add(node, 'error', node.expression);
    else if (ts.isCallExpression(node)) ofCall(node, add);
    node.forEachChild(walk);
  };
  walk(file);
  return found;
}

type Add = (node: ts.Node, kind: MessageKind, expression: ts.Node | undefined) => void;

function ofCall(node: ts.CallExpression, add: Add): void {
  const {expression, arguments: given} = node;
  if (expression.kind === ts.SyntaxKind.SuperKeyword && isErrorClass(node)) return add(node, 'error', given[0]);
  if (ts.isPropertyAccessExpression(expression)) {
    const kind = PRINTED[expression.name.text];
    // A logger's first argument may be where to print; texts that stand beside each other are printed as one line.
    if (kind && LOGGERS.test(expression.expression.getText())) return printed(node, kind, add);
    if (expression.name.text === 'addIssue') {
      const issue = given[0];
      const message = issue && ts.isObjectLiteralExpression(issue) ? issue.properties.find((each) => each.name?.getText() === 'message') : undefined;
      return add(node, 'error', message && ts.isPropertyAssignment(message) ? message.initializer : undefined);
    }
  }
  const name = calledName(expression);
  // Puppeteer writes messages into errors that exist already.
  if (FAILING.test(name)) add(node, 'error', given[0]);
  else if (name === 'rewriteError') add(node, 'error', given[1]);
}

/** `(0, cancel_render_js_1.cancelRender)` is how compilers write a call of what a module exports. */
const calledName = (callee: ts.Expression): string => callee.getText().replace(/^\(0, (.*)\)$/, '$1');

function printed(node: ts.CallExpression, kind: MessageKind, add: Add): void {
  const texts = node.arguments.filter((each) => textsOf(each).length > 0);
  for (const each of texts) add(node, kind, each);
}

/** `new Error()`, `new TypeError()`, and classes of the packages whose names end alike. */
const isError = (callee: ts.Expression): boolean => /Error$/.test(callee.getText());

function isErrorClass(node: ts.Node): boolean {
  for (let above: ts.Node | undefined = node.parent; above; above = above.parent)
    if (ts.isClassLike(above)) return above.heritageClauses?.some(({types}) => types.some(({expression}) => isError(expression))) ?? false;
  return false;
}

/** The condition of the nearest `if`, within the same function. */
function conditionOf(node: ts.Node): string | undefined {
  let child = node;
  for (let above = node.parent; above && !ts.isFunctionLike(above); child = above, above = above.parent) {
    if (!ts.isIfStatement(above) || above.expression === child) continue;
    const code = above.expression
      .getText()
      .replace(/\s+/g, ' ')
      .replace(/\(0, (?:\w+\.)*(\w+)\)/g, '$1')
      .replace(/\b\w+_\d+\./g, '');
    return (above.elseStatement === child ? `not: ${code}` : code).slice(0, MAX_CONDITION_LENGTH);
  }
  return undefined;
}
