import Link from '@docusaurus/Link';
import clsx from 'clsx';
import React, {useState, type ReactNode} from 'react';
import {LAMBDA_MODEL} from '@site/data/lambda-model';
import prices from '@site/data/prices.json';
import {LIMITS} from '@site/src/components/lambda/limits';
import {RangeField} from '@site/src/components/ui/RangeField';
import {Section} from '@site/src/components/ui/Section';
import {dateInWords} from '@site/src/lib/date-in-words';
import {thousands} from '@site/src/lib/thousands';
import {framesPerFunction, mostFunctions, simulateRender, type Render} from './simulate';
import styles from './styles.module.css';
import {Timeline} from './Timeline';

const FPS = 30;
const MAX_MINUTES = 20;
/** The package that contains the price list, with its version. */
const PRICE_LIST = prices.lambda.source.at(0)?.split('/dist').at(0);

/** A render that the reader plans: how it splits, how long it takes and what it costs, all worked out from the sliders. */
export function LambdaSimulation(): ReactNode {
  const [seconds, setSeconds] = useState(60);
  const [chosen, setChosen] = useState<number>();
  const [milliseconds, setMilliseconds] = useState<number>(LAMBDA_MODEL.millisecondsPerFrame);
  const [startInSeconds, setStart] = useState<number>(LAMBDA_MODEL.startInSeconds);
  const [memorySizeInMb, setMemory] = useState(2048);
  const durationInFrames = seconds * FPS;
  const most = mostFunctions(durationInFrames);
  const asked = chosen && Math.min(chosen, most);
  const render: Render = {
    durationInFrames,
    framesPerFunction: framesPerFunction(durationInFrames, asked),
    startInSeconds,
    frameInSeconds: milliseconds / 1000,
    joinInSeconds: LAMBDA_MODEL.joinInSeconds,
    memorySizeInMb,
    diskSizeInMb: LIMITS.diskInMb.usual,
  };
  const simulation = simulateRender(render);
  const functions = simulation.chunks.length;
  return (
    <Section
      id="plan"
      title="Plan a render"
      ground="sunken"
      intro={
        <p>
          A model, not a measurement: it assumes that all functions start at once, that every frame takes the same time, and that joining takes{' '}
          {render.joinInSeconds} seconds. It begins with {LAMBDA_MODEL.millisecondsPerFrame} ms for a frame and {LAMBDA_MODEL.startInSeconds} seconds for the
          start, like the <Link to="/docs/lambda/cost-example">examples of costs</Link>. Measure your own video for the real numbers.
        </p>
      }
    >
      <div className={styles.simulation}>
        <div className={styles.controls}>
          <RangeField label="Video" value={seconds} min={5} max={MAX_MINUTES * 60} step={5} text={lengthOf(seconds)} onChange={setSeconds} />
          <RangeField label="Concurrency" value={asked ?? functions} min={1} max={most} text={`${asked ?? functions} at once`} onChange={setChosen} />
          <button type="button" className="button button--secondary button--sm" disabled={chosen === undefined} onClick={() => setChosen(undefined)}>
            Split as the package does
          </button>
          <RangeField label="Time for one frame" value={milliseconds} min={20} max={1000} step={10} text={`${milliseconds} ms`} onChange={setMilliseconds} />
          <RangeField label="Start-up of a function" value={startInSeconds} min={0.5} max={10} step={0.5} text={`${startInSeconds} s`} onChange={setStart} />
          <RangeField label="Memory" value={memorySizeInMb} min={1024} max={10240} step={1024} text={`${memorySizeInMb} MB`} onChange={setMemory} />
        </div>
        <div>
          <dl className={styles.results}>
            <Result name="Functions at once" value={String(functions)} />
            <Result name="Render" value={lengthOf(Math.round(simulation.total))} />
            <Result name="On one function" value={lengthOf(Math.round(simulation.alone))} />
            <Result name="Price of the functions" value={`$${simulation.price.toFixed(4)}`} />
          </dl>
          <Timeline render={render} simulation={simulation} />
          <p role="status" className={clsx(styles.note, styles.warning)}>
            {simulation.total > LIMITS.seconds.most
              ? `No function runs longer than ${LIMITS.seconds.most} seconds: this render would fail.`
              : simulation.total > LIMITS.seconds.usual &&
                `Longer than the default timeout of ${LIMITS.seconds.usual} seconds: deploy the function with a longer one.`}
          </p>
          <p className={styles.note}>
            {thousands(durationInFrames)} frames at {FPS} frames per second; <code>--concurrency={asked ?? functions}</code> gives each function up to{' '}
            {render.framesPerFunction} of them. The price is what <code>estimatePrice()</code> returns for <code>{prices.lambda.region}</code> on ARM with{' '}
            {LIMITS.diskInMb.usual} MB of disk, from the price list in <code>{PRICE_LIST}</code> as of {dateInWords(prices.lambda.asOf)}, which for this region
            was the same in {dateInWords(prices.lambda.checked)}: ${prices.lambda.perGigabyteSecond.toFixed(10)} for a second with a gigabyte of memory, $
            {(prices.lambda.perRequest * 1_000_000).toFixed(2)} for a million calls. S3 and data transfer are billed as well.
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
