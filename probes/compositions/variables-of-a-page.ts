import assert from 'node:assert/strict';
import {Internals} from 'remotion';
import {inNode} from '../lib/probe';

type Page = {window?: {process?: {env?: Record<string, string>}} & Record<string, unknown>};

export default inNode(
  'A render puts its variables into process.env of the page, and the Studio keeps those of its HTML; NODE_ENV is added in both, and is all that a hosted bundle has.',
  () => {
    const page = globalThis as unknown as Page;
    const variablesOf = (NODE_ENV: string, window: Page['window']) => {
      Object.assign(process.env, {NODE_ENV});
      page.window = window;
      Internals.setupEnvVariables();
      return window?.process?.env;
    };
    try {
      const render = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000};
      const passed = JSON.stringify({WEATHER_API: 'https://weather.example.com', MAX_STATIONS: '12', NODE_ENV: 'other'});
      assert.deepEqual(variablesOf('production', {...render, remotion_envVariables: passed}), {
        ...{WEATHER_API: 'https://weather.example.com', MAX_STATIONS: '12'},
        NODE_ENV: 'production',
      });
      assert.deepEqual(variablesOf('development', {process: {env: {MAX_STATIONS: '12'}}}), {MAX_STATIONS: '12', NODE_ENV: 'development'});
      assert.deepEqual(variablesOf('production', {}), {NODE_ENV: 'production'});
    } finally {
      delete page.window;
    }
  },
);
