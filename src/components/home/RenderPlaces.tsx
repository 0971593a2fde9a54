import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {Section} from '@site/src/components/ui/Section';
import styles from './styles.module.css';

const PLACES = [
  {place: 'Studio', how: 'A button in the browser, with a form for every option', where: 'Your machine'},
  {place: 'Command line', how: 'npx remotion render', where: 'Your machine, CI, a container'},
  {place: 'Node.js', how: 'renderMedia()', where: 'Your server'},
  {place: 'Lambda', how: 'renderMediaOnLambda()', where: 'Your AWS account'},
  {place: 'Cloud Run', how: 'renderMediaOnCloudrun()', where: 'Your Google Cloud project'},
] as const;

export function RenderPlaces(): ReactNode {
  return (
    <Section
      title="Render where it suits you"
      intro={
        <p>
          The composition stays the same; only the call differs. <Link to="/docs/render">Ways to render</Link> compares them.
        </p>
      }
    >
      <table className={styles.places}>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">How</th>
            <th scope="col">Runs on</th>
          </tr>
        </thead>
        <tbody>
          {PLACES.map(({place, how, where}) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              <td className={place === 'Studio' ? undefined : 'timecode'}>{how}</td>
              <td>{where}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
