import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {BrowserSafeApis} from '@remotion/renderer/client';
import ts from 'typescript';
import {inNode} from '../lib/probe';

const ROOT = path.join(__dirname, '../..');
const TYPES = path.join(ROOT, 'node_modules/@remotion/cloudrun/dist/api/render-media-on-cloudrun.d.ts');

export default inNode('Each member of the type RenderMediaOnCloudrunInput, and no other, has a heading among the options of renderMediaOnCloudrun().', () => {
  const file = ts.createSourceFile(TYPES, fs.readFileSync(TYPES, 'utf8'), ts.ScriptTarget.Latest);
  const alias = file.statements.filter(ts.isTypeAliasDeclaration).find(({name}) => name.text === 'RenderMediaOnCloudrunInput')!;
  assert.ok(ts.isIntersectionTypeNode(alias.type));
  const [own, shared] = alias.type.types;
  assert.ok(ts.isTypeLiteralNode(own!));
  assert.match(shared!.getText(file), /^Partial<ToOptions<typeof BrowserSafeApis\.optionsMap\.renderMediaOnCloudRun>>$/);
  const members = [...new Set([...own.members.map((member) => member.name!.getText(file)), ...Object.keys(BrowserSafeApis.optionsMap.renderMediaOnCloudRun)])];
  const page = fs.readFileSync(path.join(ROOT, 'docs/cloudrun/rendermediaoncloudrun.mdx'), 'utf8');
  const options = page.slice(page.indexOf('\n## Options'), page.indexOf('\n## Return value'));
  const headings = [...options.matchAll(/^### `(\w+)\??`/gm)].map(([, name]) => name!);
  assert.ok(members.length > 40, String(members.length));
  assert.deepEqual(headings.toSorted(), members.toSorted());
});
