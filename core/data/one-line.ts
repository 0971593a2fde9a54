/** JSON in one line, with the spaces that Prettier leaves. */
export const inOneLine = (value: unknown): string => JSON.stringify(value).replace(/":/g, '": ').replace(/,"/g, ', "');
