import {parse} from 'sucrase/dist/esm/parser';
import {TokenType as tt} from 'sucrase/dist/esm/parser/tokenizer/types';

export {tt};

export type Parsed = {
  code: string;
  tokens: ReturnType<typeof parse>['tokens'];
  scopes: ReturnType<typeof parse>['scopes'];
  /** For each opening bracket the index of the one that closes it, and the other way round. */
  partners: Map<number, number>;
};

const OPENING = new Set<tt>([tt.parenL, tt.braceL, tt.bracketL, tt.dollarBraceL]);
const CLOSING = new Set<tt>([tt.parenR, tt.braceR, tt.bracketR]);

/** Reads plain JavaScript, without types or elements. */
export function readTokens(code: string): Parsed {
  const {tokens, scopes} = parse(code, false, false, false);
  const partners = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach(({type}, index) => {
    if (OPENING.has(type)) open.push(index);
    if (!CLOSING.has(type)) return;
    const begin = open.pop();
    if (begin === undefined) return;
    partners.set(begin, index);
    partners.set(index, begin);
  });
  return {code, tokens, scopes, partners};
}

/** The indexes of the tokens between two brackets that are in no inner brackets. */
export function* topLevel({partners}: Parsed, begin: number, end: number): Generator<number> {
  for (let index = begin; index < end; index++) {
    yield index;
    const partner = partners.get(index);
    if (partner !== undefined && partner > index) index = partner;
  }
}
