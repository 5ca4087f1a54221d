import { PATHS } from '@heptad/feature-module';
import { Decimal, formatAmount } from '@heptad/formatting';
import { FOCUS_RING, Icon, NavigationLink } from '@heptad/ui-kit';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberAvatar } from '../avatar/member-avatar';
import { useGradeProgressQuery, type GradeProgress } from './centre-queries';

const SIZE = 68;
const STROKE = 4;
const RADIUS = (SIZE - STROKE) / 2;

/** The member's picture within a ring that says how far the next grade is; the way to the profile. */
export function AvatarRing() {
  const { t } = useTranslation('account');
  const { data } = useGradeProgressQuery();
  const percent = new Decimal(data?.ratio ?? 0).times(100).floor();
  return (
    <NavigationLink
      href={PATHS.mineUserInfo}
      aria-label={t('centre.profile')}
      className={`relative flex size-[68px] shrink-0 items-center justify-center rounded-pill ${FOCUS_RING}`}
    >
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        aria-hidden="true"
        fill="none"
        className="absolute inset-0 -rotate-90"
      >
        <g stroke="currentColor" strokeWidth={STROKE}>
          <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} opacity="0.25" />
          {percent.gt(0) && (
            <circle
              cx={SIZE / 2}
              cy={SIZE / 2}
              r={RADIUS}
              pathLength="100"
              strokeDasharray={`${percent.toFixed()} 100`}
              strokeLinecap="round"
            />
          )}
        </g>
      </svg>
      <MemberAvatar size={54} />
    </NavigationLink>
  );
}

const isNothing = (amount: string) => Number(amount) === 0;

/** One beside the other, or one below the other where they do not fit; neither is broken. */
function Missing({ parts }: { readonly parts: readonly string[] }) {
  return (
    <span className="block">
      {parts.map((part, place) => (
        <Fragment key={part}>
          <span className="inline-block">{place + 1 < parts.length ? `${part} ·` : part}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}

/** What is missing for the next grade, exact, and the way to the grades. Its room is there from the first moment. */
export function GradeLine({ currency }: { readonly currency: string }) {
  const { t } = useTranslation('account');
  const { data } = useGradeProgressQuery();
  const sum = (amount: string) => formatAmount(amount, currency);
  const missingTo = ({ deposits, turnover }: NonNullable<GradeProgress['next']>): readonly string[] =>
    [
      !isNothing(deposits.missing) && t('overview.missing.deposits', { amount: sum(deposits.missing) }),
      !isNothing(turnover.missing) && t('overview.missing.turnover', { amount: sum(turnover.missing) }),
    ].filter((words) => words !== false);
  return (
    <NavigationLink
      href={PATHS.mineVip}
      className={`mt-3 flex min-h-[52px] items-center gap-2 rounded-m border border-current/25 px-3 py-1.5 text-xs ${FOCUS_RING}`}
    >
      <Icon name="star" className="size-4" />
      <span className="min-w-0 flex-1 tabular-nums">
        {data === undefined && t('centre.vip')}
        {data !== undefined && data.next === undefined && t('overview.topGrade', { name: data.name })}
        {data?.next !== undefined && (
          <>
            <span className="block font-medium">{t('overview.nextGrade', { ...data.next })}</span>
            <Missing parts={missingTo(data.next)} />
          </>
        )}
      </span>
      <Icon name="forward" className="size-4" />
    </NavigationLink>
  );
}
