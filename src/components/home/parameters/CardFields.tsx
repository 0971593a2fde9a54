import {ArrowDown, ArrowUp, GripVertical} from 'lucide';
import React, {useCallback, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import {moved, type ReportCard} from './report';
import {useDrag} from './useDrag';
import styles from './styles.module.css';

type Props = {cards: ReportCard[]; onChange: (change: (cards: ReportCard[]) => ReportCard[]) => void};

const BY_KEY: Partial<Record<string, number>> = {ArrowUp: -1, ArrowDown: 1};

/** The report's cards: their text, and their order, which can be changed by dragging, with the arrow keys or with buttons. */
export function CardFields({cards, onChange}: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState<string>();
  const move = useCallback((from: number, to: number) => onChange((before) => moved(before, from, to)), [onChange]);
  const carried = useRef<string>(undefined);
  const tellOfDrop = useCallback(() => setTold(carried.current), []);
  const {dragged, grab} = useDrag(list, move, tellOfDrop);

  const shift = (place: number, by: number) => {
    move(place, place + by);
    setTold(cards[place]?.id);
  };
  const write = (id: string, field: 'label' | 'value', text: string) =>
    onChange((before) => before.map((card) => (card.id === id ? {...card, [field]: text} : card)));
  const toldPlace = cards.findIndex(({id}) => id === told);

  return (
    <fieldset className={styles.cards}>
      <legend>Cards</legend>
      <p id="card-hint" className={styles.hint}>
        Drag a card by its handle, or use the arrow keys on it.
      </p>
      <ol ref={list}>
        {cards.map(({id, label, value}, place) => {
          const name = label || 'a card without a label';
          return (
            <li key={id} data-dragged={dragged === place}>
              <button
                type="button"
                className={styles.handle}
                aria-label={`Move ${name}, ${place + 1} of ${cards.length}`}
                aria-describedby="card-hint"
                onPointerDown={(event) => {
                  // Touch captures the pointer; release it, so that it can reach the other cards.
                  if (event.currentTarget.hasPointerCapture(event.pointerId)) event.currentTarget.releasePointerCapture(event.pointerId);
                  carried.current = id;
                  grab(place);
                }}
                onKeyDown={(event: KeyboardEvent) => {
                  const by = BY_KEY[event.key];
                  if (!by) return;
                  event.preventDefault();
                  shift(place, by);
                }}
              >
                <Icon of={GripVertical} size={16} />
              </button>
              <input aria-label={`Label of card ${place + 1}`} value={label} maxLength={20} onChange={(event) => write(id, 'label', event.target.value)} />
              <input aria-label={`Value of card ${place + 1}`} value={value} maxLength={8} onChange={(event) => write(id, 'value', event.target.value)} />
              <button type="button" aria-label={`Move ${name} up`} disabled={place === 0} onClick={() => shift(place, -1)}>
                <Icon of={ArrowUp} size={16} />
              </button>
              <button type="button" aria-label={`Move ${name} down`} disabled={place === cards.length - 1} onClick={() => shift(place, 1)}>
                <Icon of={ArrowDown} size={16} />
              </button>
            </li>
          );
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {toldPlace >= 0 && `${cards[toldPlace]?.label ?? ''} is now ${toldPlace + 1} of ${cards.length}`}
      </p>
    </fieldset>
  );
}
