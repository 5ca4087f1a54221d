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
          <Row
            key={item}
            item={item}
            place={index + 1}
            name={nameOf(item)}
            dragged={dragged === index}
            mark={
              dragged === null || over !== index || dragged === index
                ? null
                : dragged < index
                  ? 'below'
                  : 'above'
            }
            keep={items.length === 1 && !mayBeEmpty}
            onDrag={() => setDragged(index)}
            onOver={() => dragged !== null && setOver(index)}
            onDrop={() => {
              if (dragged !== null) move(dragged, index);
              end();
            }}
            onEnd={end}
            onKey={(key) => {
              const to = placeByKey(key, index, items.length);
              if (to === undefined) return false;
              toFocus.current = item;
              move(index, to);
              return true;
            }}
            onRemove={() => onChange(items.filter((each) => each !== item))}
          />
        ))}
      </ol>
      <Offered choices={left} nameOf={nameOf} onAdd={(choice) => onChange([...items, choice])} />
      <p role="status" className="hidden-words">
        {said}
      </p>
    </div>
  );
}

interface RowProps {
  readonly item: string;
  readonly place: number;
  readonly name: string;
  readonly dragged: boolean;
  /** Where what is dragged would come to stand. */
  readonly mark: 'above' | 'below' | null;
  readonly keep: boolean;
  readonly onDrag: () => void;
  readonly onOver: () => void;
  readonly onDrop: () => void;
  readonly onEnd: () => void;
  /** Gives whether the key moved the row. */
  readonly onKey: (key: string) => boolean;
  readonly onRemove: () => void;
}

function Row({ item, place, name, dragged, mark, keep, ...does }: RowProps) {
  const { t } = useWords();
  return (
    <li
      draggable
      data-dragged={dragged || undefined}
      data-mark={mark ?? undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', item);
        does.onDrag();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        does.onOver();
      }}
      onDrop={(event) => {
        event.preventDefault();
        does.onDrop();
      }}
      onDragEnd={does.onEnd}
    >
      <button
        type="button"
        className="handle"
        data-handle={item}
        aria-label={t('order.move', { name })}
        onKeyDown={(event) => {
          if (does.onKey(event.key)) event.preventDefault();
        }}
      >
        <Icon name="grip" />
      </button>
      <span className="place">{place}</span>
      <span className="name">{name}</span>
      {name !== item && <code>{item}</code>}
      <Button
        look="quiet"
        icon={<Icon name="close" />}
        aria-label={t('order.remove', { name })}
        title={keep ? t('order.last') : undefined}
        disabled={keep}
        onClick={does.onRemove}
      />
    </li>
  );
}

/** What could be in the list and is not. */
function Offered(props: {
  readonly choices: readonly string[];
  readonly nameOf: (item: string) => string;
  readonly onAdd: (choice: string) => void;
}) {
  const { t } = useWords();
  if (props.choices.length === 0) return null;
  return (
    <div className="offered">
      {props.choices.map((choice) => (
        <Button
          key={choice}
          icon={<Icon name="plus" />}
          aria-label={`${t('order.add')} ${props.nameOf(choice)}`}
          onClick={() => props.onAdd(choice)}
        >
          {props.nameOf(choice)}
        </Button>
      ))}
    </div>
  );
}
