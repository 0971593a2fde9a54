import assert from 'node:assert/strict';
import {getRegions} from '@remotion/lambda';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';

export default inNode(
  'The script that looks for affected functions asks each of the 17 regions that every account can use once, and prints replace for the functions of 4.0.274 to 4.0.288 and fine for the others.',
  async () => {
    const asked: string[] = [];
    const {log} = console;
    const lines: string[][] = [];
    const names = [272, 273, 274, 281, 288, 289, 332].map((patch) => `remotion-render-4-0-${patch}-mem2048mb-disk2048mb-120sec`);
    console.log = (...line: string[]) => void lines.push(line);
    try {
      await runScriptOf('docs/lambda/troubleshooting/chrome-133-situation.mdx', 'find-affected-functions.ts', {
        '@remotion/lambda': {
          getRegions,
          getFunctions: ({region, compatibleOnly}: {region: string; compatibleOnly: boolean}) => {
            asked.push(region);
            return Promise.resolve(compatibleOnly || region !== 'eu-west-1' ? [] : names.map((functionName) => ({functionName})));
          },
        },
      });
    } finally {
      console.log = log;
    }
    assert.equal(asked.length, 17);
    assert.deepEqual(asked, [...getRegions({enabledByDefaultOnly: true})]);
    const affected = lines.filter(([, word]) => word === 'replace');
    assert.deepEqual(
      affected,
      [names[2], names[3], names[4]].map((name) => ['eu-west-1', 'replace', name]),
    );
    assert.deepEqual(
      lines.filter((line) => !affected.includes(line)).map(([, word, name]) => [word?.trim(), name]),
      [names[0], names[1], names[5], names[6]].map((name) => ['fine', name]),
    );
  },
);
