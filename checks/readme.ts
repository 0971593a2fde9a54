import fs from 'node:fs';
import path from 'node:path';
import {environmentSchema} from '../config/environment';
import {finding, type Finding} from '../core/corpus/finding';
import type {Check} from './check';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'data/README.md', 'src/theme/README.md'];

/** Code in backticks that looks like a path of this project: it ends in a slash or a file extension, and contains no placeholder. */
const PATH = /^(\.\/)?[\w.@-]+(\/[\w.@-]+)*(\/|\.(md|mdx|ts|tsx|json|yml|css|svg))$/;
const SCRIPT = /^npm (?:run )?([\w:]+)/;
const BUILT_IN = new Set(['audit', 'ci', 'install', 'i', 'start', 'test', 'run']);

/** The documents for writers and maintainers name only paths and scripts that exist, and every environment variable. */
export const readme: Check = {
  name: 'readme',
  rule: 'README, CONTRIBUTING and the guides beside data and theme name paths and scripts that exist, and every environment variable',
  failsOn: ['readme', /package\.json has no script/],
  files: new RegExp(`^(${DOCUMENTS.join('|')})$`),
  run({dir}) {
    const {scripts} = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as {scripts: Record<string, string>};
    let count = 0;
    const findings: Finding[] = [];
    for (const file of DOCUMENTS.filter((name) => fs.existsSync(path.join(dir, name)))) {
      fs.readFileSync(path.join(dir, file), 'utf8')
        .split('\n')
        .forEach((line, index) => {
          for (const [, code = ''] of line.matchAll(/`([^`]+)`/g)) {
            count++;
            const script = SCRIPT.exec(code)?.[1];
            if (script && !BUILT_IN.has(script) && !scripts[script])
              findings.push(finding(file, index + 1, `package.json has no script "${script}".`, `It has: ${Object.keys(scripts).join(', ')}.`));
            if (PATH.test(code) && !exists(dir, file, code))
              findings.push(finding(file, index + 1, `${code} does not exist.`, 'Name the file where it is now, or remove the mention.'));
          }
        });
    }
    return {count, looked: `paths, scripts and names in ${DOCUMENTS.join(', ')}`, findings: [...findings, ...missingVariables(dir)]};
  },
};

const exists = (dir: string, file: string, name: string) => [dir, path.join(dir, path.dirname(file))].some((base) => fs.existsSync(path.join(base, name)));

function missingVariables(dir: string): Finding[] {
  const text = fs.readFileSync(path.join(dir, 'README.md'), 'utf8');
  return Object.keys(environmentSchema.shape)
    .filter((name) => !text.includes(`\`${name}\``))
    .map((name) => finding('README.md', 1, `The environment variable ${name} is not documented.`, 'Add it to the table of variables.'));
}
