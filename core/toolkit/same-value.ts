/** Whether two pieces of code are the same value: quotes, spaces and separators of digits do not count. */
export function sameValue(first: string, second: string): boolean {
  const [one, other] = [plain(first), plain(second)];
  return one === other || (/^[-\d.]/.test(first) && Number(one) === Number(other));
}

const plain = (code: string): string =>
  code
    .replace(/^(['"`])(.*)\1$/, '$2')
    .replace(/(\d)_(?=\d)/g, '$1')
    .replace(/,?\s*([{}[\]])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .replaceAll('"', "'");
