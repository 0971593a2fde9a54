import {RotateCcw} from 'lucide';
import React, {useRef, type ReactNode} from 'react';
import type {CodePiece, DemoCard, DemoCode} from '@site/core/demos/types';
import type {Value, Values} from '@site/demos/lib/controls';
import {useOfFrame} from '@site/src/components/mdx/Demo/Live/useFrame';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {Icon} from '@site/src/components/ui/Icon';
import type {Live} from '../useLive';
import {actingKey, actsOfKey} from './acting';
import {InlineValue} from './InlineValue';
import {ValueField} from './ValueField';
import styles from './styles.module.css';

type Props = {
  card: DemoCard;
  code: DemoCode;
  live: Live;
  values: Values;
  onChange: (name: string, value: Value) => void;
  onReset: () => void;
};

/** The file that runs, with the current values in it. A value can be dragged in place, or changed in the margin of its line. */
export function Code({card, code, live, values, onChange, onReset}: Props): ReactNode {
  const {component, lines, acts} = code;
  const text = useRef<HTMLElement>(null);
  const key = useOfFrame(live.player, live.firstFrame, (frame) => actingKey(acts, frame));
  const acting = actsOfKey(acts, key);
  const isLit = (line: number) => acting.some(({lines: [first, last]}) => line >= first && line <= last);
  const controlOf = (name: string) => card.controls.find((control) => control.name === name);

  const drawPiece = (piece: CodePiece, index: number) => {
    if (typeof piece === 'string') return <span key={index} dangerouslySetInnerHTML={{__html: piece}} />;
    const control = controlOf(piece.control);
    return control && <InlineValue key={index} control={control} value={values[control.name] ?? control.default} onChange={onChange} />;
  };
  const fieldsOf = (line: CodePiece[]) =>
    line.flatMap((piece) => {
      const control = typeof piece === 'string' ? undefined : controlOf(piece.control);
      return control ? [<ValueField key={control.name} control={control} value={values[control.name] ?? control.default} onChange={onChange} />] : [];
    });

  return (
    <div className={`code-sample ${styles.code}`} data-lang="tsx" data-title={`${component}.tsx`}>
      <div className={styles.title}>
        <span className={styles.file}>{component}.tsx</span> <span className={styles.proven}>compiles</span>
        <span className={styles.actions}>
          <button type="button" className="icon-button" aria-label="Reset values" title="Reset values" onClick={onReset}>
            <Icon of={RotateCcw} size={16} />
          </button>
          <CopyButton label="Copy code" text={() => text.current?.innerText ?? ''} />
        </span>
      </div>
      <pre className={styles.lines} tabIndex={0} aria-label={`Code of ${component}.tsx`}>
        <code ref={text} className="language-tsx">
          {lines.map((line, number) => (
            <span key={number} className={styles.line} data-lit={isLit(number)}>
              {line.map(drawPiece)}
              {'\n'}
              {fieldsOf(line)}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
