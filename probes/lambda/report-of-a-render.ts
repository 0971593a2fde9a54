import assert from 'node:assert/strict';
import {launch} from '../lib/inside-a-function';
import {installed} from '../lib/installed';
import {slowInNode} from '../lib/probe';

type Written = {errors: object[]};

export default slowInNode(
  'With apiKey, a finished render on Lambda is reported, and a report that fails changes nothing; without a key, and after a render that failed, there is no report.',
  async () => {
    const licensing = installed<object>('@remotion/licensing');
    const {sendTelemetryEvent} = installed<{sendTelemetryEvent: (key: string | null, logLevel: string) => Promise<void>}>(
      '@remotion/serverless/dist/handlers/send-telemetry-event.js',
    );
    const before = Object.getOwnPropertyDescriptor(licensing, 'registerUsageEvent');
    const reports: object[] = [];
    const registerUsageEvent = (report: object) => {
      reports.push(report);
      return Promise.reject(new Error('The license server is at sea'));
    };
    Object.defineProperty(licensing, 'registerUsageEvent', {value: registerUsageEvent, configurable: true});
    const {error} = console;
    console.error = () => undefined;
    try {
      const {told} = await launch({apiKey: 'rm_pub_harbor'}, () => Promise.resolve({}));
      assert.equal(told[0]?.type, 'success');
      assert.deepEqual(reports.splice(0), [{apiKey: 'rm_pub_harbor', event: 'cloud-render', host: null, succeeded: true}]);
      await sendTelemetryEvent('rm_pub_harbor', 'error');
      assert.equal(reports.splice(0).length, 1);
      await launch({}, () => Promise.resolve({}));
      const {written} = await launch({apiKey: 'rm_pub_harbor'}, () => Promise.reject(new Error('capsized')));
      assert.equal((JSON.parse(written.at(-1)!) as Written).errors.length, 1);
      assert.deepEqual(reports, []);
    } finally {
      console.error = error;
      if (before) Object.defineProperty(licensing, 'registerUsageEvent', before);
    }
  },
);
