import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {TextLink} from '@site/src/components/landing/TextLink';
import {Section} from '@site/src/components/ui/Section';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import styles from './styles.module.css';

const LOGOS = [
  {file: 'logo.svg', name: 'For light backgrounds', ground: styles.light, width: 272, height: 56},
  {file: 'logo-white.svg', name: 'For dark backgrounds', ground: styles.dark, width: 272, height: 56},
];

/** The logo that this site shows, and where Remotion keeps its own brand files. */
export function Logos(): ReactNode {
  const {links} = useSiteConfiguration();
  return (
    <Section
      title="Logo"
      intro={
        <p>
          A playhead that crosses a frame: the logo of this site, as SVG. The brand files that Remotion publishes, among them an animated logo and an image for
          social media, are in <TextLink to={links.brand}>remotion-dev/brand</TextLink> on GitHub.
        </p>
      }
    >
      <ul className={styles.logos}>
        {LOGOS.map((logo) => (
          <Logo key={logo.file} {...logo} />
        ))}
      </ul>
    </Section>
  );
}

function Logo({file, name, ground, width, height}: (typeof LOGOS)[number]): ReactNode {
  const src = useBaseUrl(`/img/${file}`);
  return (
    <li>
      <div className={clsx(styles.stage, ground)}>
        <img src={src} alt="" width={width} height={height} />
      </div>
      <p className={styles.name}>
        {name}{' '}
        <a href={src} download={`remotion-${file}`}>
          Download {file}
        </a>
      </p>
    </li>
  );
}
