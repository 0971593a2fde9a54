import React, {useEffect, useRef, type ReactNode} from 'react';
import type {FieldDefinition, Problems} from './definition';
import styles from './styles.module.css';

type Props = {
  fields: readonly FieldDefinition[];
  problems: Problems;
  idOf: (name: string) => string;
  /** Goes up with each refused attempt, which moves the focus here. */
  refusals: number;
};

/** Lists what has to be fixed, in form order; each line links to its control. */
export function ProblemSummary({fields, problems, idOf, refusals}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const wrong = fields.filter(({name}) => problems[name]);

  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);

  if (wrong.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={idOf('summary')}>
      <h3 id={idOf('summary')}>{wrong.length === 1 ? 'One answer has to be mended' : `${wrong.length} answers have to be mended`}</h3>
      <ul>
        {wrong.map(({name}) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idOf(name))?.focus();
              }}
            >
              {problems[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
