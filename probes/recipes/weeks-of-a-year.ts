import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';

export default inNode(
  'Counted from Sunday, 2025 has 53 weeks, the first and last of four days. In one list that is divided by 7, its first Sunday is in the fifth row; both indexes, or three empty days in front, mend that.',
  () => {
    const days = Array.from({length: 365}, (_, index) => new Date(Date.UTC(2025, 0, 1 + index)));
    const weeks: Date[][] = [];
    for (const day of days) {
      if (weeks.length === 0 || day.getUTCDay() === 0) weeks.push([]);
      weeks.at(-1)!.push(day);
    }
    assert.deepEqual([weeks.length, weeks[0]!.length, weeks.at(-1)!.length], [53, 4, 4]);
    assert.ok(weeks.slice(1, -1).every(({length}) => length === 7));
    const rowOf = (list: (Date | null)[], day: Date) => list.indexOf(day) % 7;
    const sunday = weeks[1]![0]!;
    assert.equal(rowOf(weeks.flat(), sunday), 4);
    assert.ok(
      weeks.slice(1).every((week) => week.every((day, row) => row === day.getUTCDay())),
      'the index within a week is the row',
    );
    const filled = [null, null, null, ...weeks.flat()];
    assert.ok(days.every((day) => rowOf(filled, day) === day.getUTCDay()));
    assert.ok(days.every((day) => Math.floor(filled.indexOf(day) / 7) === weeks.findIndex((week) => week.includes(day))));
  },
);
