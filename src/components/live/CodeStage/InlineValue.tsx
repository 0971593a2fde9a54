import clsx from 'clsx';
import React, {useRef, type PointerEvent, type ReactNode} from 'react';
import type {NamedControl, Value} from '@site/demos/lib/controls';
import {literal} from '@site/src/components/mdx/Demo/values';
import {draggedTo} from './dragged-to';
import styles from './styles.module.css';

type Props = {control: NamedControl; value: Value; onChange: (name: string, value: Value) => void};

const ROLES = {number: 'n', string: 's', boolean: 'k'} as const;

/** A value in the code. Numbers can be dragged; keyboard users have the field in the margin. */
export function InlineValue({control, value, onChange}: Props): ReactNode {
  const start = useRef<{x: number; value: number}>(undefined);
  const isChanged = value !== control.default;
  const className = clsx(ROLES[typeof value as keyof typeof ROLES], isChanged && 'changed');
  if (control.kind !== 'range') return <mark className={className}>{literal(value)}</mark>;

  const grab = (event: PointerEvent<HTMLElement>) => {
    start.current = {x: event.clientX, value: Number(value)};
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const drag = (event: PointerEvent) => {
    if (start.current) onChange(control.name, draggedTo(control, start.current.value, event.clientX - start.current.x));
  };
  const drop = () => (start.current = undefined);
  return (
    <mark className={clsx(className, styles.draggable)} onPointerDown={grab} onPointerMove={drag} onPointerUp={drop} onPointerCancel={drop}>
      {literal(value)}
    </mark>
  );
}
