import assert from 'node:assert/strict';
import fs from 'node:fs';
import {inNode} from '../lib/probe';

const types = (file: string) => fs.readFileSync(`node_modules/@remotion/licensing/dist/${file}.d.ts`, 'utf8');

/** The fields of an object type, with a question mark behind those that may be left out. */
const fields = (object = '') => [...object.matchAll(/^ *(\w+\??):/gm)].map(([, name]) => name).sort();

export default inNode(
  'The only argument of registerUsageEvent() is an object with four fields, all of which are required; events are classified as billable, development or failed, the same three categories by which getUsage() adds up.',
  () => {
    const register = types('register-usage-point');
    const [, argument] = /registerUsageEvent: \(\{[^}]*\}: \{([^}]*)\}\) => /.exec(register) ?? [];
    assert.deepEqual(fields(argument), ['apiKey', 'event', 'host', 'succeeded']);
    const usage = types('get-usage');
    const [, options] = /getUsage: \(\{[^}]*\}: \{([^}]*)\}\) => /.exec(usage) ?? [];
    assert.deepEqual(fields(options), ['apiKey', 'since?']);
    const categories = /UsageEventClassification = (.*);/
      .exec(register)![1]!
      .split(' | ')
      .map((name) => name.replaceAll("'", ''));
    assert.deepEqual(categories.sort(), ['billable', 'development', 'failed']);
    const [, counts] = /EventCount = \{([^}]*)\}/.exec(usage) ?? [];
    assert.deepEqual(fields(counts), categories);
    assert.equal(usage.match(/(?:cloudRenders|webcodecConversions): EventCount;/g)?.length, 4);
  },
);
