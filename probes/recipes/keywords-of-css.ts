import assert from 'node:assert/strict';
import {Easing, interpolate} from 'remotion';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'ease-in-out, alternate, steps(6) and several keyframes with their easing between each two are what the browser computes for animations of two seconds, at twelve times in four rounds.',
  async (stage) => {
    const page = await stage.page();
    const computed = (keyframes: Keyframe[], options: KeyframeAnimationOptions, times: number[]) =>
      page.evaluate(
        ([frames, settings, points]) => {
          const box = document.body.appendChild(document.createElement('div'));
          const animation = box.animate(frames, settings);
          animation.pause();
          return points.map((time) => {
            animation.currentTime = time * 1000;
            return Number(getComputedStyle(box).opacity);
          });
        },
        [keyframes, options, times] as const,
      );
    const times = [0, 0.3, 0.9, 1.4, 2.2, 2.7, 3.3, 3.9, 4.1, 5.2, 6.6, 7.7];
    const whole = [{opacity: 0}, {opacity: 1}];
    const ease = Easing.bezier(0.42, 0, 0.58, 1);
    const base = {duration: 2000, iterations: Infinity, fill: 'both'} as const;
    const inOut = times.map((second) => (second / 2) % 1);
    const alternate = times.map((second) => 1 - Math.abs(1 - ((second / 2) % 2)));
    const parts = (there: number) => interpolate(there, [0, 0.3, 0.7, 1], [0, 0.75, 0.75, 1], {easing: Easing.bezier(0.25, 0.1, 0.25, 1)});
    const stops = [0, 0.3, 0.7, 1].map((offset, index) => ({offset, opacity: [0, 0.75, 0.75, 1][index]!, easing: 'ease'}));
    const pairs = [
      [await computed(whole, {...base, easing: 'ease-in-out'}, times), inOut.map(ease)],
      [await computed(whole, {...base, direction: 'alternate'}, times), alternate],
      [await computed(whole, {...base, easing: 'steps(6)'}, times), inOut.map((there) => Math.floor(there * 6) / 6)],
      [await computed(stops, base, times), inOut.map(parts)],
    ] as const;
    for (const [browser, sums] of pairs)
      for (const [index, value] of browser.entries()) assert.ok(Math.abs(value - sums[index]!) < 1e-3, `${times[index]}: ${value} and ${sums[index]}`);
  },
);
