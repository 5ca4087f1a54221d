import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/use-words';
import { Button } from './button';
import { Icon } from './icon';
import { moveItem, placeByKey } from './move-item';

export interface ReorderListProps {
  readonly label: string;
  readonly field: string;
  readonly items: readonly string[];
  /** What can be in the list; those that are not are offered below it. */
  readonly choices: readonly string[];
  readonly nameOf: (item: string) => string;
  readonly onChange: (items: readonly string[]) => void;
  /** Whether the list may be empty. */
  readonly mayBeEmpty?: boolean;
}

/** A list put in order by dragging, or by the arrow keys on a handle; each move is said. */
export function ReorderList(props: ReorderListProps) {
  const { label, field, items, choices, nameOf, onChange, mayBeEmpty = false } = props;
  const { t } = useWords();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const toFocus = useRef<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const left = choices.filter((choice) => !items.includes(choice));

  // A moved row may be drawn anew: the handle keeps the focus, so that the next press moves it on.
  useEffect(() => {
    if (toFocus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${toFocus.current}"]`)?.focus();
    toFocus.current = null;
  });

  const move = (from: number, to: number): void => {
    const item = items[from];
    if (item === undefined || from === to) return;
    onChange(moveItem(items, from, to));
    setSaid(t('order.moved', { name: nameOf(item), place: to + 1, total: items.length }));
  };
  const end = (): void => {
    setDragged(null);
    setOver(null);
  };

  return (
    <div className="reorder" data-field={field} tabIndex={-1}>
      <ol ref={list} aria-label={label}>
        {items.map((item, index) => (
          <li
            key={item}
            draggable
            data-dragged={dragged === index || undefined}
            data-over={(over === index && dragged !== index) || undefined}
            data-below={(dragged !== null && dragged < index) || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', item);
              setDragged(index);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, index);
              end();
            }}
            onDragEnd={end}
          >
            <button
              type="button"
              className="handle"
              data-handle={item}
              aria-label={t('order.move', { name: nameOf(item) })}
              onKeyDown={(event) => {
                const to = placeByKey(event.key, index, items.length);
                if (to === undefined) return;
                event.preventDefault();
                toFocus.current = item;
                move(index, to);
              }}
            >
              <Icon name="grip" />
            </button>
            <span className="place">{index + 1}</span>
            <span className="name">{nameOf(item)}</span>
            {nameOf(item) !== item && <code>{item}</code>}
            <Button
              look="quiet"
              icon={<Icon name="close" />}
              aria-label={t('order.remove', { name: nameOf(item) })}
              title={items.length === 1 && !mayBeEmpty ? t('order.last') : undefined}
              disabled={items.length === 1 && !mayBeEmpty}
              onClick={() => onChange(items.filter((each) => each !== item))}
            />
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <div className="offered">
          {left.map((choice) => (
            <Button
              key={choice}
              icon={<Icon name="plus" />}
              aria-label={`${t('order.add')} ${nameOf(choice)}`}
              onClick={() => onChange([...items, choice])}
            >
              {nameOf(choice)}
            </Button>
          ))}
        </div>
      )}
      <p role="status" className="hidden-words">
        {said}
      </p>
    </div>
  );
}
