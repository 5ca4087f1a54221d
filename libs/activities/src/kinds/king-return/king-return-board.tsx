import { useServices } from '@heptad/feature-module';
import { formatAmount, formatDate, money, shortAmount } from '@heptad/formatting';
import { useCurrency, useIsMember } from '@heptad/session';
import { Badge } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { BoardOf } from '../../engine/activity';
import { FactList } from '../../engine/board/fact-list';
import { percentText } from '../../engine/board/percent-text';
import { SectionCard } from '../../engine/board/section-card';
import type { ActivitiesServices } from '../../services';

type Return = BoardOf<'kingReturn'>;

const TONES = { none: 'muted', reached: 'accent', claimed: 'success', gone: 'muted' } as const;

/** Weeks are the platform's: a member elsewhere reads the same days. */
const PLATFORM = { timeZone: 'Asia/Shanghai' } as const;

/** The days of a stretch; its end is the first moment after it. */
function useSpanText(): (span: { readonly from: number; readonly until: number }) => string {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  const locale = language.current();
  return ({ from, until }) =>
    t('kingReturn.span', {
      from: formatDate(from, locale, PLATFORM),
      until: formatDate(until - 1, locale, PLATFORM),
    });
}

/** The last stretch: what was lost, what part of it comes back, and where that stands. */
function LastStretch({ board }: { readonly board: Return }) {
  const { t } = useTranslation('activities');
  const currency = useCurrency();
  const spanText = useSpanText();
  const { loss, ratio, back, state } = board;
  return (
    <SectionCard title={t('kingReturn.last')} aside={spanText(board)}>
      <div className="flex items-center justify-between gap-3">
        <span className="flex min-w-0 flex-col gap-1">
          <span className="text-sm text-muted">{t('kingReturn.back')}</span>
          <span className="numeric text-3xl leading-none font-semibold break-words text-link">
            {formatAmount(back, currency)}
          </span>
        </span>
        <Badge tone={TONES[state]}>{t(`kingReturn.states.${state}`)}</Badge>
      </div>
      <FactList
        facts={[
          [t('kingReturn.loss'), formatAmount(loss, currency)],
          [t('kingReturn.ratio'), percentText(ratio)],
        ]}
      />
    </SectionCard>
  );
}

/** What only king return shows: the rule, the last stretch and the one that runs, and a plain word about it. */
export function KingReturnBoard({ board }: { readonly board: Return }) {
  const { t } = useTranslation('activities');
  const currency = useCurrency();
  const isMember = useIsMember();
  const spanText = useSpanText();
  const { ratio, least, most, running } = board;
  const short = (amount: string): string => shortAmount(money(amount), currency);
  return (
    <>
      {isMember && <LastStretch board={board} />}
      <SectionCard title={t('kingReturn.running')} aside={spanText(running)}>
        {isMember && <FactList facts={[[t('kingReturn.loss'), formatAmount(running.loss, currency)]]} />}
        <p className="text-sm text-text">
          {t('kingReturn.rule', { least: short(least), ratio: percentText(ratio), most: short(most) })}
        </p>
        <p className="text-xs text-muted">{t('kingReturn.careful')}</p>
      </SectionCard>
    </>
  );
}
