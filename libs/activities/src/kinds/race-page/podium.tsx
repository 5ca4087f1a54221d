import { useCurrency } from '@heptad/session';
import { shownAmount } from '../../promotions/promotion-rules';
import type { RankRow, RankUnit } from '../../engine/rank/rank-row';

/** The second stands at the left of the first, the third at the right. */
const ORDER = [2, 1, 3] as const;
const STEPS = {
  1: 'h-[104px] bg-accent text-on-accent',
  2: 'h-[76px] bg-accent-2 text-on-accent-2',
  3: 'h-[56px] bg-sunken text-text',
} as const;

/** The first three on their stand. It repeats the list below it, so screen readers pass it over. */
export function Podium({ leaders, unit }: { readonly leaders: readonly RankRow[]; readonly unit: RankUnit }) {
  const currency = useCurrency();
  return (
    <div aria-hidden="true" className="mx-auto grid w-full max-w-[420px] grid-cols-3 items-end gap-1.5">
      {ORDER.map((place) => {
        const row = leaders.find(({ rank }) => rank === place);
        return (
          <div key={place} className="flex min-w-0 flex-col gap-1.5 text-center">
            <span className="truncate text-sm text-text">{row?.name ?? '–'}</span>
            <span
              className={`flex flex-col items-center justify-start gap-1 rounded-t-m px-1 pt-2 ${STEPS[place]}`}
            >
              <span className="numeric text-2xl leading-none font-semibold">{place}</span>
              {row !== undefined && (
                <span className="numeric max-w-full truncate text-xs">
                  {shownAmount(row.value, unit, currency)}
                </span>
              )}
            </span>
          </div>
        );
      })}
    </div>
  );
}
