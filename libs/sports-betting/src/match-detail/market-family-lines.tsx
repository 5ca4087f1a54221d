import { VisuallyHidden } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { MarketShape, MatchShape, SelectionShape } from '../match/match-shape';
import { OddsCell } from '../odds-cell/odds-cell';
import type { MarketFamily } from './market-groups';
import { scoreColumns, shownLines } from './shown-lines';

/** As many selections as stand in one row. */
const ONE_ROW = 3;

export interface MarketFamilyLinesProps {
  readonly match: MatchShape;
  readonly family: MarketFamily;
  /** Every line, not only the main one and the nearest. */
  readonly all: boolean;
  /** Every line is known: what stands below them will not move. */
  readonly whole: boolean;
}

/** The lines of one kind of market: the main line below the names of its sides, the others in the same columns. */
export function MarketFamilyLines({ match, family, all, whole }: MarketFamilyLinesProps) {
  const { t } = useTranslation('sports');
  const rule = countingRule(match, family);
  const { main, further } = shownLines(family.lines, all);
  if (main === undefined) return null;
  const several = family.lines.length > 1;
  return (
    <div className="flex flex-col gap-[4px]">
      {several && <VisuallyHidden>{t('matchPage.main')}</VisuallyHidden>}
      {main.selections.length > ONE_ROW ? (
        <ManyWays match={match} market={main} />
      ) : (
        <Line match={match} market={main} marked={several} named />
      )}
      {further.map((market) => (
        <Line key={market.key} match={match} market={market} />
      ))}
      {rule && whole && <p className="text-xs text-muted">{t(rule)}</p>}
    </div>
  );
}

const HANDICAPS: ReadonlySet<MarketFamily['kind']> = new Set(['handicap', 'cornersHandicap']);

/** What a handicap of a running match counts; nothing to say of others, nor before the kick-off. */
function countingRule(
  { status }: MatchShape,
  { kind, lines }: MarketFamily,
): 'countsFromNow' | 'matchPage.countsWhole' | undefined {
  if (status === 'upcoming' || !HANDICAPS.has(kind)) return undefined;
  return lines.some(({ countsFrom }) => countsFrom !== undefined) ? 'countsFromNow' : 'matchPage.countsWhole';
}

/** A team's name for its side; other sides have the product's words. */
function sideName(match: MatchShape, { side }: SelectionShape): string | undefined {
  return side === 'home' || side === 'away' ? match[side].name : undefined;
}

interface LineProps {
  readonly match: MatchShape;
  readonly market: MarketShape;
  /** Whether its cells say whose they are; those below them stand in their columns. */
  readonly named?: boolean;
  /** The main line of several. */
  readonly marked?: boolean;
}

function Line({ match, market, named = false, marked = false }: LineProps) {
  return (
    <div
      className={
        marked
          ? 'relative flex gap-[4px] before:absolute before:inset-y-[6px] before:-left-[8px] before:w-[3px] before:rounded-pill before:bg-accent'
          : 'flex gap-[4px]'
      }
    >
      {market.selections.map((selection) => (
        <OddsCell
          key={selection.key}
          match={match}
          market={market}
          selection={selection}
          shape={named ? 'stack' : 'row'}
          name={named ? sideName(match, selection) : undefined}
        />
      ))}
    </div>
  );
}

/** A market of many ways: exact scores in columns by who wins, anything else three in a row. */
function ManyWays({ match, market }: { readonly match: MatchShape; readonly market: MarketShape }) {
  const { t } = useTranslation('sports');
  const cells = (selections: readonly SelectionShape[]) =>
    selections.map((selection) => (
      <OddsCell key={selection.key} match={match} market={market} selection={selection} />
    ));
  const three = (selections: readonly SelectionShape[]) => (
    <div className="grid grid-cols-3 gap-[4px]">{cells(selections)}</div>
  );
  if (market.kind !== 'correctScore') return three(market.selections);
  const columns = scoreColumns(market.selections);
  const named = [
    ['home', match.home.name],
    ['draw', t('side.draw')],
    ['away', match.away.name],
  ] as const;
  return (
    <>
      <div className="grid grid-cols-3 gap-[4px]">
        {named.map(([side, name]) => (
          <div
            key={side}
            role="group"
            aria-label={name}
            className="flex min-w-0 flex-col gap-[4px] *:flex-none"
          >
            <span aria-hidden="true" className="truncate text-center text-xs text-muted">
              {name}
            </span>
            {cells(columns[side])}
          </div>
        ))}
      </div>
      {columns.other.length > 0 && three(columns.other)}
    </>
  );
}
