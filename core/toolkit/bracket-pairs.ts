import ts from 'typescript';

/** Lines, from 1, of a bracket and of the one that closes it. */
export type BracketPair = {opens: number; closes: number; bracket: string};

const CLOSING = new Map<ts.SyntaxKind, ts.SyntaxKind>([
  [ts.SyntaxKind.OpenBraceToken, ts.SyntaxKind.CloseBraceToken],
  [ts.SyntaxKind.OpenParenToken, ts.SyntaxKind.CloseParenToken],
  [ts.SyntaxKind.OpenBracketToken, ts.SyntaxKind.CloseBracketToken],
]);

/** Finds the brackets of TypeScript code, including the angle brackets of a JSX tag; those in strings, comments and text are none. */
export function bracketPairsOf(code: string): BracketPair[] {
  const file = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const pairs: BracketPair[] = [];
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(file);
    children.forEach((child, index) => {
      const wanted = CLOSING.get(child.kind);
      const closing = wanted && children.slice(index + 1).find(({kind}) => kind === wanted);
      if (closing) pairs.push({opens: lineOf(child.getStart(file)), closes: lineOf(closing.getStart(file)), bracket: child.getText(file)});
      visit(child);
    });
    if (isTag(node)) pairs.push({opens: lineOf(node.getStart(file)), closes: lineOf(node.getEnd() - 1), bracket: '<'});
  };
  visit(file);
  return pairs;
}

const isTag = (node: ts.Node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxClosingElement(node);
