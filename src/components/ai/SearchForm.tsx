import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {useId, type ReactNode, type Ref} from 'react';
import styles from './styles.module.css';

type Props = {field?: Ref<HTMLInputElement>; target?: '_blank'};

/** Leads to the results on /search; the browser sends it by itself. */
export function SearchForm({field, target}: Props): ReactNode {
  const id = useId();
  return (
    <form role="search" method="get" action={useBaseUrl('/search')} target={target}>
      <label htmlFor={id} className={styles.label}>
        Search the documentation
      </label>
      <div className={styles.line}>
        <input ref={field} id={id} className="text-field" type="search" name="q" required autoComplete="off" placeholder="How do I fade in a title?" />
        <button type="submit" className="button button--primary">
          Search
        </button>
      </div>
    </form>
  );
}
