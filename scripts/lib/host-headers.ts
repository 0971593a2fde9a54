type Rule = {matches: RegExp; headers: [name: string, value: string][]};

/** Reads a `_headers` file: one path per rule, with its headers indented below. */
export function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [name = '', value = ''] = line.trim().split(/: (.*)/s);
    if (/^\s/.test(line)) rules.at(-1)?.headers.push([name, value]);
    else rules.push({matches: new RegExp(`^${line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`), headers: []});
  }
  return rules;
}

/** The headers of all rules that match a path; values of one header from several rules are joined, as hosts do. */
export function headersFor(rules: Rule[], path: string): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const {matches, headers} of rules) {
    if (!matches.test(path)) continue;
    for (const [name, value] of headers) joined[name] = joined[name] ? `${joined[name]}, ${value}` : value;
  }
  return joined;
}
