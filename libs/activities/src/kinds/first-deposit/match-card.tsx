import { PATHS, useServices } from '@heptad/feature-module';
import { compareMoney, formatAmount, money, shortAmount } from '@heptad/formatting';
import { useCurrency, useIsMember } from '@heptad/session';
import { Button, Countdown, cx } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { platformNow, type ActivityOf } from '../../engine/activity';
import { percentText } from '../../engine/board/percent-text';
import { SectionCard } from '../../engine/board/section-card';
import { useLeftText } from '../../engine/frame/left-text';
import { mayPlay } from '../../engine/may-play';
import { shareOf } from '../../promotions/promotion-rules';
import type { ActivitiesServices } from '../../services';

type DepositActivity = ActivityOf<'firstDeposit'>;

const WHOLE = 100;

/** One of two columns that stand for amounts beside each other, as high as its share of the greater one. */
function Column({
  name,
  amount,
  share,
  second,
}: {
  readonly name: string;
  readonly amount: string;
  readonly share: number;
  readonly second: boolean;
}) {
  return (
    <div className="flex min-w-0 flex-1 flex-col items-center gap-2">
      <span className="numeric max-w-full truncate text-xl font-semibold text-text">{amount}</span>
      <span
        aria-hidden="true"
        className="flex h-[88px] w-full max-w-[120px] items-end overflow-hidden rounded-m bg-sunken"
      >
        <span
          className={cx(
            'h-full w-full origin-bottom motion-safe:transition-transform motion-safe:duration-500',
            second ? 'bg-accent-2' : 'bg-accent',
          )}
          style={{ transform: `scaleY(${String(share / WHOLE)})` }}
        />
      </span>
      <span className="text-sm text-muted">{name}</span>
    </div>
  );
}

/** How long a first deposit still counts, with the way there; nothing once there is one. */
function TimeLeft({ activity }: { readonly activity: DepositActivity }) {
  const { t } = useTranslation('activities');
  const { clock } = useServices<ActivitiesServices>();
  const navigate = useNavigate();
  const leftText = useLeftText();
  const { depositUntil } = activity.board;
  const now = () => platformNow(activity, clock);
  if (now() >= depositUntil)
    return <p className="text-center text-sm text-muted">{t('firstDeposit.over')}</p>;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-baseline justify-center gap-x-2 text-sm text-muted">
        <span>{t('firstDeposit.until')}</span>
        <Countdown
          until={depositUntil}
          now={now}
          label={t('firstDeposit.until')}
          format={leftText}
          className="numeric text-base font-semibold text-text"
        />
      </p>
      {mayPlay(activity, clock) && (
        <Button block variant="secondary" onClick={() => void navigate(PATHS.mineFinanceMyDeposit)}>
          {t('firstDeposit.goDeposit')}
        </Button>
      )}
    </div>
  );
}

/** The offer, and once there is a deposit what is given on top of it. */
export function MatchCard({ activity }: { readonly activity: DepositActivity }) {
  const { t } = useTranslation('activities');
  const currency = useCurrency();
  const isMember = useIsMember();
  const { deposit, least, ratio, most, matched } = activity.board;
  const short = (amount: string): string => shortAmount(money(amount), currency);
  const greater =
    deposit !== undefined && compareMoney(money(deposit), money(matched)) < 0 ? matched : deposit;
  const share = (amount: string): number => (greater === undefined ? 0 : shareOf(amount, greater));
  return (
    <SectionCard title={t('firstDeposit.match')} aside={percentText(ratio)}>
      <p className="text-sm text-muted">
        {t('firstDeposit.offer', { least: short(least), ratio: percentText(ratio), most: short(most) })}
      </p>
      {deposit !== undefined ? (
        <div className="flex items-end justify-center gap-6 py-2">
          <Column
            name={t('firstDeposit.deposit')}
            amount={formatAmount(deposit, currency)}
            share={share(deposit)}
            second={false}
          />
          <Column
            name={t('firstDeposit.matched')}
            amount={formatAmount(matched, currency)}
            share={share(matched)}
            second
          />
        </div>
      ) : (
        isMember && (
          <>
            <p className="rounded-m bg-sunken p-3 text-center text-sm text-text">{t('firstDeposit.none')}</p>
            <TimeLeft activity={activity} />
          </>
        )
      )}
    </SectionCard>
  );
}
