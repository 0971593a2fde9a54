type Rule = {matches: RegExp; headers: [name: string, value: string][]};

/** Reads a `_headers` file: a path per rule, below it the headers, indented. */
export function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [name = '', value = ''] = line.trim().split(/: (.*)/s);
    if (/^\s/.test(line)) rules.at(-1)?.headers.push([name, value]);
    else rules.push({matches: new RegExp(`^${line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`), headers: []});
  }
  return rules;
}

/** The headers of all rules that match a path; what several rules say of one header is joined, as the hosts do. */
export function headersFor(rules: Rule[], path: string): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const {matches, headers} of rules) {
    if (!matches.test(path)) continue;
    for (const [name, value] of headers) joined[name] = joined[name] ? `${joined[name]}, ${value}` : value;
  }
  return joined;
}
