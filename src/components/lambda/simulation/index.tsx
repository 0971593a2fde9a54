import React, {useState, type ReactNode} from 'react';
import prices from '@site/data/prices.json';
import {RangeField} from '@site/src/components/ui/RangeField';
import {Section} from '@site/src/components/ui/Section';
import {defaultFramesPerFunction, fewestFramesPerFunction, simulateRender, type Render} from './simulate';
import styles from './styles.module.css';
import {Timeline} from './Timeline';

const FPS = 30;
const MAX_MINUTES = 20;

/** A render that the reader plans: how it splits, how long it takes and what it costs, all worked out from the sliders. */
export function LambdaSimulation(): ReactNode {
  const [seconds, setSeconds] = useState(60);
  const [chosen, setChosen] = useState<number>();
  const [milliseconds, setMilliseconds] = useState(100);
  const [startInSeconds, setStart] = useState(2);
  const [memorySizeInMb, setMemory] = useState(2048);
  const durationInFrames = seconds * FPS;
  const fewest = fewestFramesPerFunction(durationInFrames);
  const most = Math.max(fewest, Math.ceil(durationInFrames / 2));
  const framesPerFunction = Math.min(most, Math.max(fewest, chosen ?? defaultFramesPerFunction(durationInFrames)));
  const render: Render = {durationInFrames, framesPerFunction, startInSeconds, frameInSeconds: milliseconds / 1000, joinInSeconds: 3, memorySizeInMb};
  const simulation = simulateRender(render);
  return (
    <Section
      title="Plan a render"
      ground="sunken"
      intro={
        <p>
          A model, not a measurement: it assumes that all functions start at once, that every frame takes the same time, and that joining takes{' '}
          {render.joinInSeconds} seconds. Measure your own video for the real numbers.
        </p>
      }
    >
      <div className={styles.simulation}>
        <div className={styles.controls}>
          <RangeField label="Video" value={seconds} min={5} max={MAX_MINUTES * 60} step={5} text={lengthOf(seconds)} onChange={setSeconds} />
          <RangeField label="Frames per function" value={framesPerFunction} min={fewest} max={most} text={`${framesPerFunction} frames`} onChange={setChosen} />
          <button type="button" className="button button--secondary button--sm" disabled={chosen === undefined} onClick={() => setChosen(undefined)}>
            Split as the package does
          </button>
          <RangeField label="Time for one frame" value={milliseconds} min={20} max={1000} step={10} text={`${milliseconds} ms`} onChange={setMilliseconds} />
          <RangeField label="Start of a function" value={startInSeconds} min={0.5} max={10} step={0.5} text={`${startInSeconds} s`} onChange={setStart} />
          <RangeField label="Memory" value={memorySizeInMb} min={1024} max={10240} step={1024} text={`${memorySizeInMb} MB`} onChange={setMemory} />
        </div>
        <div>
          <dl className={styles.results}>
            <Result name="Functions at once" value={String(simulation.chunks.length)} />
            <Result name="Render" value={lengthOf(Math.round(simulation.total))} />
            <Result name="On one function" value={lengthOf(Math.round(simulation.alone))} />
            <Result name="Price of the functions" value={`$${simulation.price.toFixed(4)}`} />
          </dl>
          <Timeline render={render} simulation={simulation} />
          <p className={styles.note}>
            {durationInFrames.toLocaleString('en-US')} frames at {FPS} frames per second. The price is the one of <code>estimatePrice()</code> for{' '}
            <code>{prices.lambda.region}</code> on ARM, from {prices.lambda.source}: ${prices.lambda.perGigabyteSecond.toFixed(10)} for a second with a gigabyte
            of memory, ${(prices.lambda.perRequest * 1_000_000).toFixed(2)} for a million calls. S3 and data transfer come on top.
          </p>
        </div>
      </div>
    </Section>
  );
}

function Result({name, value}: {name: string; value: string}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="timecode">{value}</dd>
    </div>
  );
}

/** 95 → "1 min 35 s". */
function lengthOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return [minutes > 0 && `${minutes} min`, (seconds % 60 > 0 || minutes === 0) && `${seconds % 60} s`].filter(Boolean).join(' ');
}
