import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import React, {lazy, Suspense, useMemo, useRef, type ReactNode} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {copiedText} from './copied-text';
import {useTouch} from './useTouch';
import {WrapToggle} from './WrapToggle';
import styles from './styles.module.css';

type Props = {
  lang: string;
  /** Highlighted code, made at build time by plugins/code-samples. */
  html: string;
  title?: string;
  numbered?: string;
  /** Set when the sample has been compiled. */
  proven?: string;
  /** Where to find the sample's types: the file it is in, and its position among the fences of that file. */
  page?: string;
  fence?: string;
  /** Set when the playground can open the sample. */
  edit?: string;
};

const LANGUAGE_NAMES: Record<string, string> = {
  bash: 'Terminal',
  txt: 'Text',
  json: 'JSON',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  yaml: 'YAML',
  html: 'HTML',
  css: 'CSS',
};

/** If loading fails, the sample stays as it is. */
const TypeHovers = lazy(() =>
  import('./TypeHovers').then(
    (module) => ({default: module.TypeHovers}),
    () => ({default: () => null}),
  ),
);

export function CodeSample({lang, html, title, numbered, proven, page, fence, edit}: Props): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const {isTouched, point, listeners} = useTouch();
  // React rewrites the HTML whenever this object changes identity, which would clear the reader's selection.
  const code = useMemo(() => ({__html: html}), [html]);
  const play = useBaseUrl('/play/');
  const hasTypes = page !== undefined && fence !== undefined;
  return (
    <figure ref={figure} className={clsx('code-sample', styles.sample)} data-lang={lang} data-title={title}>
      <figcaption className={styles.bar}>
        <span className={title ? styles.file : styles.language}>{title ?? LANGUAGE_NAMES[lang] ?? lang}</span>{' '}
        {proven && <span className={styles.proven}>compiles</span>}
        <span className={styles.actions}>
          {edit && (
            <a className={styles.edit} href={`${play}#sample=${page}.${fence}`}>
              Edit
            </a>
          )}
          <WrapToggle target={figure} />
          <CopyButton text={() => copiedText(figure.current)} label="Copy code" />
        </span>
      </figcaption>
      <pre
        className={clsx(styles.code, numbered && styles.numbered)}
        tabIndex={0}
        aria-description={hasTypes ? 'Arrow keys show types, Escape closes' : undefined}
        {...(hasTypes && listeners)}
      >
        <code className={`language-${lang}`} dangerouslySetInnerHTML={code} />
      </pre>
      {hasTypes && isTouched && (
        <Suspense fallback={null}>
          <TypeHovers sample={figure} page={page} fence={Number(fence)} point={point} />
        </Suspense>
      )}
    </figure>
  );
}
