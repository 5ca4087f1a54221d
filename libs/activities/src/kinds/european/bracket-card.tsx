import { ScrollArea } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { BoardOf } from '../../engine/activity';
import { SectionCard } from '../../engine/board/section-card';

type Round = BoardOf<'european'>['bracket'][number];
type Pair = Round['pairs'][number];

function Side({
  name,
  goals,
  won,
}: {
  readonly name: string | undefined;
  readonly goals?: number | undefined;
  readonly won: boolean;
}) {
  const { t } = useTranslation('activities');
  return (
    <span className={`flex min-w-0 items-center gap-2 ${won ? 'font-semibold text-link' : 'text-text'}`}>
      <span className="min-w-0 flex-1 truncate">{name ?? t('european.notYet')}</span>
      {goals !== undefined && <span className="numeric shrink-0">{goals}</span>}
    </span>
  );
}

function PairBox({ pair: { home, away, score, winner } }: { readonly pair: Pair }) {
  return (
    <li className="flex w-[148px] flex-col gap-1.5 rounded-m border border-line bg-sunken px-3 py-2 text-sm">
      <Side name={home} goals={score?.home} won={winner !== undefined && winner === home} />
      <Side name={away} goals={score?.away} won={winner !== undefined && winner === away} />
    </li>
  );
}

/** The rounds after the groups from left to right, each in the middle of those it came from; nothing before there are any. */
export function BracketCard({ bracket }: { readonly bracket: readonly Round[] }) {
  const { t } = useTranslation('activities');
  if (bracket.length === 0) return null;
  return (
    <SectionCard title={t('european.bracket')}>
      <ScrollArea scroll="horizontal" label={t('european.rounds')}>
        <ol className="flex w-max gap-4 pb-1">
          {bracket.map(({ name, pairs }) => (
            <li key={name} className="flex flex-col gap-2">
              <h3 className="text-xs text-muted">{name}</h3>
              <ol className="flex flex-1 flex-col justify-around gap-3">
                {pairs.map((pair, place) => (
                  <PairBox key={place} pair={pair} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </ScrollArea>
    </SectionCard>
  );
}
