import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {indexHtml(given: Record<string, unknown>): string};

export default inNode('The HTML of the Studio holds its environment variables in plain text.', () => {
  const {indexHtml} = installed<Module>('@remotion/bundler/dist/index-html.js');
  const html = (envVariables?: Record<string, string>) => indexHtml({publicPath: '/', mode: 'dev', publicFiles: [], envVariables});
  assert.ok(html({WEATHER_KEY: 's3cret'}).includes('window.process = {env: {"WEATHER_KEY":"s3cret"}};'));
  assert.doesNotMatch(html(), /window\.process/);
});
