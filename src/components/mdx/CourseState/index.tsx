import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ComponentProps, type ReactNode} from 'react';
import {Strip} from '@site/src/components/mdx/Strip';
import styles from './styles.module.css';

type Props = {
  /** Where in its part it stands. */
  at: 'start' | 'end';
  /** The page of a part, below docs/, where it is not the page itself. */
  of?: string;
} & Added;

/** By plugins/course, with that of the strip if there is one to show. */
type Added = {
  /** Number of the part; the introduction is 0. */
  part: string;
  count: string;
  /** Title and path of the introduction. */
  course: string;
  route: string;
  /** Path and size of the project as a zip file. */
  zip?: string;
  bytes?: string;
} & Partial<ComponentProps<typeof Strip>>;

/** Which part of a course the page is, and the project as it is where the part begins or ends. */
export function CourseState({at, part, count, course, route, zip, bytes, ...strip}: Props): ReactNode {
  const href = useBaseUrl(zip);
  const isIntroduction = part === '0';
  const done = Number(part) - (at === 'start' ? 1 : 0);
  return (
    <div className={styles.state}>
      {!isIntroduction && (
        <p className={styles.part}>
          <strong>
            Part {part} of {count}
          </strong>
          {at === 'start' ? <Link to={route}>{course}</Link> : <span>done</span>}
          <progress className={styles.bar} max={count} value={done} aria-label={`Parts done: ${done} of ${count}`} />
        </p>
      )}
      {hasPicture(strip) && <Strip {...strip} />}
      <p className={styles.project}>
        {zip ? (
          <>
            {SENTENCES[isIntroduction ? 'introduction' : at]} <a href={href}>{zip.split('/').at(-1)}</a> ({Math.ceil(Number(bytes) / 1000)} kB).
          </>
        ) : (
          'You begin with an empty folder.'
        )}
      </p>
    </div>
  );
}

const SENTENCES = {
  introduction: 'Five frames of the finished video. The finished project:',
  start: 'You begin with the project of the part before:',
  end: 'Your project is now the same as this one:',
};

const hasPicture = (strip: Partial<ComponentProps<typeof Strip>>): strip is ComponentProps<typeof Strip> => strip.src !== undefined;
