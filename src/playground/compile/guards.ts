import {readTokens, topLevel, tt, type Parsed} from './tokens';

/** Text that goes into the code in front of a position. */
type Insertion = {at: number; text: string};

/** What a module calls its guards by. */
export const GUARDS = '__guards';

const LOOP = `${GUARDS}.loop()`;
const CALL = `${GUARDS}.call()`;

/**
 * Makes loops and functions say each time that they go on, so that the stage can stop them: `while (x)` becomes `while (__guards.loop()||(x))`.
 * No line is added. A function counts too, since promises and recursion repeat without a loop.
 * @param code JavaScript without types, elements and imports
 */
export function withGuards(code: string): string {
  const parsed = readTokens(code);
  const insertions = [...loopGuards(parsed), ...functionGuards(parsed)];
  insertions.sort((a, b) => a.at - b.at);
  let result = '';
  let end = 0;
  for (const {at, text} of insertions) {
    result += code.slice(end, at) + text;
    end = at;
  }
  return result + code.slice(end);
}

function loopGuards(parsed: Parsed): Insertion[] {
  const {tokens, partners} = parsed;
  return tokens.flatMap(({type}, index) => {
    // A property may have such a name.
    if (tokens[index - 1]?.type === tt.dot || tokens[index - 1]?.type === tt.questionDot) return [];
    const isAwaited = type === tt._for && tokens[index + 1]?.type !== tt.parenL;
    const begin = index + (isAwaited ? 2 : 1);
    const end = tokens[begin]?.type === tt.parenL ? partners.get(begin) : undefined;
    if (end === undefined) return [];
    if (type === tt._while) return around(parsed, begin + 1, end, `${LOOP}||(`);
    return type === tt._for ? forGuards(parsed, begin, end, isAwaited) : [];
  });
}

function forGuards(parsed: Parsed, begin: number, end: number, isAwaited: boolean): Insertion[] {
  const {tokens, code} = parsed;
  const inside = [...topLevel(parsed, begin + 1, end)];
  const [first, second] = inside.filter((index) => tokens[index]?.type === tt.semi);
  if (first !== undefined && second !== undefined) {
    if (second === first + 1) return [{at: tokens[second]?.start ?? 0, text: `${LOOP}||true`}];
    return around(parsed, first + 1, second, `${LOOP}||(`);
  }
  const textAt = (index: number) => code.slice(tokens[index]?.start, tokens[index]?.end);
  // A variable may be called so, too: for (const of of list).
  const of = inside.slice(1).find((index) => textAt(index) === 'of' && !/^(\.|const|let|var)$/.test(textAt(index - 1)));
  return of === undefined ? [] : around(parsed, of + 1, end, `${GUARDS}.${isAwaited ? 'eachAwaited' : 'each'}(`);
}

function functionGuards(parsed: Parsed): Insertion[] {
  const {tokens, scopes, partners} = parsed;
  const seen = new Set<number>();
  return scopes.flatMap(({startTokenIndex: begin, endTokenIndex: end, isFunctionScope}) => {
    if (!isFunctionScope || (begin === 0 && end === tokens.length)) return [];
    const arrow = [...topLevel(parsed, begin, end)].find((index) => tokens[index]?.type === tt.arrow);
    if (arrow !== undefined && tokens[arrow + 1]?.type !== tt.braceL)
      return seen.has(arrow) ? [] : (seen.add(arrow), around(parsed, arrow + 1, end, `${CALL}||(`));
    const brace = arrow === undefined ? partners.get(end - 1) : arrow + 1;
    const token = brace === undefined ? undefined : tokens[brace];
    // A named function expression has a second scope for its name.
    if (brace === undefined || token?.type !== tt.braceL || seen.has(brace)) return [];
    seen.add(brace);
    return [{at: token.end, text: `${CALL};`}];
  });
}

/** Opens a parenthesis in front of a token and closes it behind the one before `end`. */
function around({tokens}: Parsed, begin: number, end: number, text: string): Insertion[] {
  const [first, last] = [tokens[begin], tokens[end - 1]];
  return first && last
    ? [
        {at: first.start, text},
        {at: last.end, text: ')'},
      ]
    : [];
}
