import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';

/** The hours that a place never has on a day, by the clock there. */
function missing(timeZone: string, day: string): number[] {
  const hours = new Set<number>();
  const format = new Intl.DateTimeFormat('en-CA', {timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23'});
  for (let minutes = -24 * 60; minutes < 48 * 60; minutes += 30) {
    const parts = format.formatToParts(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    if (`${part('year')}-${part('month')}-${part('day')}` === day) hours.add(Number(part('hour')));
  }
  return Array.from({length: 24}, (_, hour) => hour).filter((hour) => !hours.has(hour));
}

export default inNode(
  'In many places, from New York to Los Angeles and from Paris to Warsaw, clocks skip the hour from 2 to 3 on a day in March, and no other.',
  () => {
    for (const place of ['New_York', 'Chicago', 'Denver', 'Los_Angeles', 'Toronto'])
      assert.deepEqual([missing(`America/${place}`, '2026-03-08'), missing(`America/${place}`, '2026-03-09')], [[2], []]);
    for (const place of ['Paris', 'Berlin', 'Madrid', 'Rome', 'Warsaw'])
      assert.deepEqual([missing(`Europe/${place}`, '2026-03-29'), missing(`Europe/${place}`, '2026-03-30')], [[2], []]);
  },
);
