import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {inNode} from '../lib/probe';

const ENTRY = path.join(__dirname, '../../node_modules/@remotion/studio/dist/renderEntry.js');

export default inNode(
  'The message about too large defaultProps names a composition if it is too large by itself, and none if only all compositions together are; both end with the URL of troubleshooting/serialize-defaultprops.',
  () => {
    // The function is not exported, and the module around it needs a page.
    const source = fs.readFileSync(ENTRY, 'utf8');
    const parts = [/^const getCanSerializeDefaultProps = .*?^};$/ms, /^ {4}const getUnevaluatedComps = .*?^ {4}};$/ms].map((part) => part.exec(source)?.[0]);
    assert.ok(parts[0] && parts[1]);
    type Composition = {id: string; size: number};
    const messageOf = (compositions: Composition[]): string => {
      const size = (value: Composition | Composition[]) => (Array.isArray(value) ? value.reduce((sum, each) => sum + each.size, 0) : value.size);
      const Internals = {
        getRoot: () => true,
        compositionsRef: {current: {getCompositions: () => compositions}},
        Log: {warn() {}},
      };
      try {
        (
          vm.runInNewContext(`${parts.join('\n')}\ngetUnevaluatedComps`, {
            ...{JSON: {stringify: (value: Composition | Composition[]) => ({length: size(value)})}, remotion_1: {Internals}, window: {}},
          }) as () => void
        )();
      } catch (error) {
        return (error as Error).message;
      }
      return '';
    };
    const half = {id: 'Half', size: 150_000_000};
    assert.equal(messageOf([half]), '');
    assert.match(
      messageOf([half, {id: 'Atlas', size: 300_000_000}]),
      /^defaultProps too big - could not serialize - the defaultProps of composition with ID Atlas/,
    );
    const together = messageOf([half, {...half, id: 'Other'}]);
    assert.match(together, /^defaultProps too big - Could not serialize/);
    assert.doesNotMatch(together, /Half|Other/);
    for (const message of [together, messageOf([{id: 'Atlas', size: 300_000_000}])]) assert.match(message, /\/docs\/troubleshooting\/serialize-defaultprops$/);
  },
);
