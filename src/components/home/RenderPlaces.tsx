import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {LIMITS} from '@site/src/components/lambda/limits';
import {LOWEST_PRICE} from '@site/src/components/lambda/measured';
import {MeasuredRenders} from '@site/src/components/lambda/MeasuredRenders';
import {Section} from '@site/src/components/ui/Section';
import styles from './RenderPlaces.module.css';

type Place = {name: string; to: string; call: string; isCode?: boolean; on: string; bound: string};

const PLACES: {kind: string; places: Place[]}[] = [
  {
    kind: 'Local',
    places: [
      {
        name: 'Studio',
        to: '/docs/studio/',
        call: 'A button, with a form for the options',
        on: 'Your machine',
        bound: 'One frame at a time for every two CPU threads, 8 at most',
      },
      {
        name: 'Command line',
        to: '/docs/cli/render',
        call: 'npx remotion render',
        isCode: true,
        on: 'Your machine, CI',
        bound: 'The same, or the --concurrency that you set',
      },
    ],
  },
  {
    kind: 'Server',
    places: [
      {
        name: 'Node.js',
        to: '/docs/renderer/render-media',
        call: 'renderMedia()',
        isCode: true,
        on: 'Your server',
        bound: 'The same; renders that run together share it',
      },
    ],
  },
  {
    kind: 'Container',
    places: [
      {
        name: 'Docker',
        to: '/docs/docker',
        call: 'docker run',
        isCode: true,
        on: 'Any container host',
        bound: 'The same, for the CPU threads that the container sees',
      },
      {
        name: 'Cloud Run',
        to: '/docs/cloudrun',
        call: 'renderMediaOnCloudrun()',
        isCode: true,
        on: 'Your Google Cloud project',
        bound: 'One container per video, 300 seconds unless you set more',
      },
    ],
  },
  {
    kind: 'Serverless',
    places: [
      {
        name: 'Lambda',
        to: '/lambda/',
        call: 'renderMediaOnLambda()',
        isCode: true,
        on: 'Your AWS account',
        bound: `Up to ${LIMITS.functionsPerRender} functions per video, ${LIMITS.seconds.most} seconds`,
      },
    ],
  },
];

/** Which call renders a file, on whose machine, and how fast that can be. */
export function RenderPlaces(): ReactNode {
  return (
    <Section
      title="Render anywhere"
      intro={
        <p>
          The composition stays the same; only the call differs. <Link to="/docs/render">Ways to render</Link> compares them, and a{' '}
          <Link to="/docs/compare-ssr#plan-many-renders">planner</Link> says what many videos take and cost in each place.
        </p>
      }
    >
      <table className={styles.places}>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Place</th>
            <th scope="col">Call</th>
            <th scope="col">Runs on</th>
            <th scope="col">Limits</th>
          </tr>
        </thead>
        {PLACES.map(({kind, places}) => (
          <tbody key={kind}>
            {places.map((place, index) => (
              <tr key={place.name}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={places.length} className={styles.kind}>
                    {kind}
                  </th>
                )}
                <th scope="row">
                  <Link to={place.to}>{place.name}</Link>
                </th>
                <td className={place.isCode ? 'timecode' : undefined}>{place.call}</td>
                <td>{place.on}</td>
                <td>{place.bound}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <h3 className={styles.measured}>Measured on Lambda</h3>
      <MeasuredRenders below={({conditions}) => <p className={styles.conditions}>{conditions}</p>} />
      <p className={styles.conditions}>
        <strong>{LOWEST_PRICE.claim}</strong> for the functions: {LOWEST_PRICE.conditions} <Link to="/lambda/#plan">Plan a render of your own</Link>.
      </p>
    </Section>
  );
}
