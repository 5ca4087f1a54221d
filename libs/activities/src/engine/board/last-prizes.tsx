import { useServices } from '@heptad/feature-module';
import { formatTime, formatDate } from '@heptad/formatting';
import type { ActivitiesServices } from '../../services';
import type { BoardOf } from '../activity';
import { SectionCard } from './section-card';

interface LastPrizesProps {
  readonly title: string;
  /** Names are masked by the platform. */
  readonly last: BoardOf<'drawGift'>['last'];
}

/** What was drawn last, by whomever, as it was; nothing where nothing was drawn yet. */
export function LastPrizes({ title, last }: LastPrizesProps) {
  const { language } = useServices<ActivitiesServices>();
  if (last.length === 0) return null;
  return (
    <SectionCard title={title}>
      <ul aria-label={title} className="-my-1 divide-y divide-line">
        {last.map(({ name, prize, at }, place) => (
          <li
            key={`${String(at)} ${String(place)}`}
            className="flex min-h-10 min-w-0 items-center gap-3 text-sm"
          >
            <span className="w-20 shrink-0 truncate text-muted">{name}</span>
            <span className="min-w-0 flex-1 truncate text-text">{prize}</span>
            <time
              dateTime={new Date(at).toISOString()}
              title={formatDate(at, language.current())}
              className="shrink-0 text-xs text-muted tabular-nums"
            >
              {formatTime(at)}
            </time>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
