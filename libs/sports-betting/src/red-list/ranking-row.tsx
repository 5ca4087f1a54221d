import { redList } from '@heptad/contracts';
import { useMedia, WIDE_QUERY } from '@heptad/feature-module';
import { Avatar, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { FollowButton } from './follow-button';
import { FormMarks } from './form-marks';
import { PlaceMedal } from './place-medal';
import { personPath, type RedListOrder } from './red-list-address';
import type { RankedTipster } from './red-list-queries';
import { gainColour, signedText } from './signed-text';

/** How many of the latest results fit beside the figure. */
const SHOWN_FORM = 6;

/** The figure that the ranking goes by, and how much it rests on. */
function RankedFigure({ by, figures }: { readonly by: RedListOrder } & Pick<RankedTipster, 'figures'>) {
  const { t } = useTranslation('sports');
  const [text, colour] =
    by === 'profit'
      ? [`${signedText(figures.profitRate)}%`, gainColour(figures.profitRate)]
      : by === 'hits'
        ? [`${figures.hitRate}%`, 'text-text']
        : [
            figures.streak === 0 ? t('redList.noStreak') : t('redList.streakOf', { count: figures.streak }),
            figures.streak === 0 ? 'text-muted text-sm!' : 'text-gain',
          ];
  return (
    <span className="flex shrink-0 flex-col items-end">
      <span className={`numeric text-lg leading-tight font-semibold ${colour}`}>{text}</span>
      <span className="text-xs text-muted tabular-nums">
        {t('redList.settledTips', { count: figures.settled })}
      </span>
    </span>
  );
}

/** Where there is room: what the ranking does not go by now. */
function OtherFigures({ by, figures }: { readonly by: RedListOrder } & Pick<RankedTipster, 'figures'>) {
  const { t } = useTranslation('sports');
  const texts = {
    profit: [`${signedText(figures.profitRate)}%`, gainColour(figures.profitRate)],
    hits: [`${figures.hitRate}%`, 'text-text'],
    streak: [String(figures.streak), 'text-text'],
  } as const;
  return (
    <dl className="m-0 flex shrink-0 gap-6 pr-6 text-right">
      {redList.ORDERS.filter((each) => each !== by).map((each) => (
        <div key={each} className="flex min-w-[64px] flex-col-reverse">
          <dt className="text-xs text-muted">{t(`redList.order.${each}`)}</dt>
          <dd className={`numeric m-0 text-base ${texts[each][1]}`}>{texts[each][0]}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface RankingRowProps {
  readonly place: number;
  readonly by: RedListOrder;
  readonly ranked: RankedTipster;
}

/** One tipster in the ranking; the whole row leads to the person, the button follows. */
export function RankingRow({ place, by, ranked: { person, figures, form, open } }: RankingRowProps) {
  const { t } = useTranslation('sports');
  const wide = useMedia(WIDE_QUERY);
  return (
    <li className="relative flex min-w-0 items-center gap-3 px-3 py-3">
      <PlaceMedal place={place} />
      <Avatar name={person.name} size={44} decorative />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex min-w-0 items-center gap-2">
          <NavigationLink
            href={personPath(person.id)}
            className="min-w-0 truncate text-base font-medium text-text after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {person.name}
          </NavigationLink>
          {open > 0 && (
            <span className="shrink-0 text-xs text-link tabular-nums">
              {t('redList.openTips', { count: open })}
            </span>
          )}
        </div>
        <p className="truncate text-xs text-muted">{person.motto}</p>
        <FormMarks form={form} latest={SHOWN_FORM} />
      </div>
      {wide && <OtherFigures by={by} figures={figures} />}
      <div className="flex shrink-0 flex-col items-end gap-2">
        <RankedFigure by={by} figures={figures} />
        <FollowButton id={person.id} name={person.name} className="z-1" />
      </div>
    </li>
  );
}
