import { cx } from '../styling/class-names';
import { RING_COLOURS, type RingPart } from './ring-part';

/** Says in words what a ring chart draws. */
export function RingList({ parts }: { readonly parts: readonly RingPart[] }) {
  return (
    <ul className="m-0 flex min-w-[9rem] flex-1 list-none flex-col gap-1.5 p-0">
      {parts.map((part) => (
        <li key={part.id} className="flex min-w-0 items-baseline gap-2 text-sm">
          <span
            aria-hidden="true"
            className={cx('size-2.5 shrink-0 rounded-full bg-current', RING_COLOURS[part.tone])}
          />
          <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-2">
            <span className="line-clamp-2 min-w-0 flex-1 basis-16 break-words text-muted">{part.label}</span>
            <span className="ml-auto line-clamp-2 max-w-full text-right break-words text-text tabular-nums">
              {part.text}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
