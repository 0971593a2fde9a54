import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {EXAMPLE} from '../../src/components/mdx/Calculator/renders/defaults';
import {CLOUD_RUN, LAMBDA, LICENSE, SERVER, VOLUME} from '../../src/components/mdx/Calculator/renders/fields';
import {planRenders, type Assumptions} from '../../src/components/mdx/Calculator/renders/plan';
import {dollars, hours, number, time} from '../../src/components/mdx/Calculator/renders/words';

test('a plan is what its assumptions come to, done by hand', () => {
  const {frames, server, cloudRun} = planRenders({
    ...EXAMPLE,
    videos: 10,
    seconds: 10,
    fps: 30,
    hours: 0.05,
    server: {...EXAMPLE.server, frameMs: 100, startSeconds: 2, tabs: 4, dollarsPerHour: 0.72},
    cloudRun: {...EXAMPLE.cloudRun, frameMs: 200, startSeconds: 4, tabs: 1, vcpus: 2, memoryGib: 4, containers: 4},
  });
  assert.equal(frames, 300);
  // 2 s, and 300 frames by four tabs.
  assert.equal(server.oneVideo, 9.5);
  // 95 seconds of work are there within 180 seconds by one machine.
  assert.deepEqual([server.atOnce, server.dollars.toFixed(4), (server.hours * 3600).toFixed(1)], [1, '0.0190', '95.0']);
  assert.equal(cloudRun.oneVideo, 64);
  // Ten videos in four containers are three rounds.
  assert.equal((cloudRun.hours * 3600).toFixed(1), '192.0');
  assert.equal(cloudRun.dollars.toFixed(5), (10 * (64 * (2 * 0.000024 + 4 * 0.0000025) + 0.0000004)).toFixed(5));
  assert.match(cloudRun.problem ?? '', /longer than the 0.05 that there are/);
});

test('the split on Lambda, the prices and the license are those that the reader gives', () => {
  const {lambda, license, renders} = planRenders({
    ...EXAMPLE,
    videos: 1000,
    nights: 2,
    seconds: 10,
    fps: 30,
    again: 10,
    license: {seats: 3, seat: 20, rendersUnit: 7, minimum: 50},
    lambda: {
      ...EXAMPLE.lambda,
      framesEach: 100,
      frameMs: 50,
      startSeconds: 1,
      joinSeconds: 2,
      memoryMb: 1024,
      diskMb: 512,
      functions: 40,
      perGigabyteSecond: 0.00002,
    },
  });
  assert.equal(renders, 1100);
  // 3 chunks of 100 frames take 6 seconds each; the first function starts, waits for them and joins: 1 + 6 + 2.
  assert.deepEqual([lambda.functionsPerVideo, lambda.oneVideo], [4, 9]);
  assert.equal(lambda.dollars.toFixed(4), (1100 * ((9 + 3 * 6) * 0.00002 + 4 * 0.0000002)).toFixed(4));
  // Ten videos at once, so 110 rounds.
  assert.equal((lambda.hours * 3600).toFixed(0), '990');
  // Three seats, and two units of a thousand videos.
  assert.equal(license, 3 * 20 + 2 * 7);
});

test('no field is without effect', () => {
  const groups = {license: LICENSE, server: SERVER, lambda: LAMBDA, cloudRun: CLOUD_RUN};
  const before = JSON.stringify(planRenders(EXAMPLE));
  const hasEffect = (...changed: Assumptions[]) => changed.some((assumed) => JSON.stringify(planRenders(assumed)) !== before);
  for (const {name, least, most} of VOLUME) assert.ok(hasEffect({...EXAMPLE, [name]: least}, {...EXAMPLE, [name]: most}), name);
  for (const [part, fields] of Object.entries(groups) as [keyof typeof groups, {name: string; least: number; most: number}[]][])
    for (const {name, least, most} of fields) {
      const changed = [least, most].map((value) => ({...EXAMPLE, [part]: {...EXAMPLE[part], [name]: value}}));
      assert.ok(hasEffect(...changed), `${part}: ${name}`);
    }
});

test('more machines are added until the videos are there in time', () => {
  for (const within of [0.5, 1, 2, 8, 24]) {
    const {server} = planRenders({...EXAMPLE, hours: within});
    assert.ok(server.hours <= within * 1.01, `${server.atOnce} machines need ${server.hours} of ${within} hours`);
    assert.ok(
      server.atOnce === 1 || (server.hours * server.atOnce) / (server.atOnce - 1) > within * 0.99,
      `${server.atOnce} machines are too many for ${within} hours`,
    );
  }
});

test('what a place does not allow is said', () => {
  const problemsOf = (assumed: Parameters<typeof planRenders>[0]) => {
    const {lambda, cloudRun} = planRenders(assumed);
    return [lambda.problem ?? '', cloudRun.problem ?? ''];
  };
  const slow = {...EXAMPLE, videos: 1, seconds: 7200, lambda: {...EXAMPLE.lambda, frameMs: 2000}};
  assert.match(problemsOf(slow)[0]!, /more than 900 seconds/);
  assert.match(problemsOf(slow)[1]!, /longest request/);
  assert.match(problemsOf({...EXAMPLE, lambda: {...EXAMPLE.lambda, functions: 10}})[0]!, /One video takes 46 functions/);
  assert.match(problemsOf({...EXAMPLE, seconds: 600, lambda: {...EXAMPLE.lambda, framesEach: 20}})[0]!, /900 functions, and no more than 200/);
  assert.match(problemsOf({...EXAMPLE, seconds: 120})[1]!, /more than the timeout/);
});

test('the example on the page names what the calculator beside it shows', () => {
  const page = fs.readFileSync(path.join(__dirname, '../../docs/compare-ssr.mdx'), 'utf8');
  const {server, lambda, cloudRun} = planRenders(EXAMPLE);
  const said = [
    `${number(server.atOnce)} such machines`,
    `${time(lambda.oneVideo)} each`,
    `${hours(lambda.hours)} for all of them`,
    `${dollars(server.dollars)} a night`,
    `${dollars(lambda.dollars)} a night`,
    `${dollars(cloudRun.dollars)} a night`,
    `${time(cloudRun.oneVideo)} each`,
  ];
  const text = page.replace(/\s+/g, ' ');
  for (const words of said) assert.ok(text.includes(words), `docs/compare-ssr.mdx lacks “${words}”`);
});
