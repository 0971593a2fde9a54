import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {inNode} from '../lib/probe';

const ROOT = path.join(__dirname, '../..');
const TEMPLATES = path.join(ROOT, 'data/templates');

type Template = {flag?: string; store?: string; repository?: string};

export default inNode(
  'The first eight projects in the table on resources are templates of this site, and the others are not; each template has the flag of the command that starts a project from it, except the one that is sold.',
  () => {
    const [, table = ''] = /## Code to read([\s\S]*?)\n## /.exec(fs.readFileSync(path.join(ROOT, 'docs/resources.mdx'), 'utf8')) ?? [];
    const projects = [...table.matchAll(/^\| \[[^\]]+\]\((https:[^)]+)\)/gm)].map(([, url]) => url!);
    const templates = fs.readdirSync(TEMPLATES).map((name) => parse(fs.readFileSync(path.join(TEMPLATES, name), 'utf8')) as Template);
    const areTemplates = projects.map((url) => templates.some(({repository}) => repository === url));
    assert.ok(projects.length > 8);
    assert.deepEqual(
      areTemplates,
      projects.map((_, index) => index < 8),
    );
    for (const {flag, store} of templates) assert.equal(flag === undefined, store !== undefined);
    assert.equal(templates.filter(({store}) => store).length, 1);
  },
);
