import { Icon } from '@heptad/ui-kit';
import type { ListRow } from './list-rows';

export interface LeagueHeadProps {
  readonly row: Extract<ListRow, { readonly kind: 'league' }>;
  readonly onToggle: (leagueId: string) => void;
}

/** The head of a league, which folds its matches away. */
export function LeagueHead({ row, onToggle }: LeagueHeadProps) {
  return (
    <h2 className="border-b border-line bg-surface text-sm font-medium">
      <button
        type="button"
        aria-expanded={!row.collapsed}
        onClick={() => onToggle(row.league.id)}
        className="flex min-h-11 w-full min-w-0 items-center gap-2 px-3 text-left text-text focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        <span className="min-w-0 flex-1 truncate">{row.league.name}</span>
        <span className="numeric text-xs text-muted">{row.count}</span>
        <Icon
          name="forward"
          className={row.collapsed ? 'size-4 rotate-90 text-muted' : 'size-4 -rotate-90 text-muted'}
        />
      </button>
    </h2>
  );
}
