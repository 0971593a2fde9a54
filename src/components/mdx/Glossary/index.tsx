import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import words from '@generated/glossary/default/words.json';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** A word that stands alone, without the others. */
  only?: string;
};

/** The words of data/glossary.yml. plugins/twins reads them in the built page, by the attributes. */
export function Glossary({only}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of words) collectAnchor(id);
  return (
    <dl className={styles.words} data-component="Glossary" data-part={only ?? ''}>
      {words
        .filter(({term}) => only === undefined || term === only)
        .map(({id, term, text, more}) => (
          <div key={id}>
            <dt id={id}>{term}</dt>
            <dd>
              {text} {more && <Link to={more}>More about {term}</Link>}
            </dd>
          </div>
        ))}
    </dl>
  );
}
