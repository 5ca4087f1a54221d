import { EXTRA_PATHS, PATHS } from '@heptad/feature-module';
import { sessionSelectors } from '@heptad/session';
import { cx, FOCUS_RING_INSIDE, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { securityLevel } from '../security-level/security-level';
import { useMemberOverviewQuery, type Overview } from './centre-queries';

const COUNTS = [
  { key: 'deposits', of: 'depositsUnderWay', href: PATHS.mineFinanceMyDeposit },
  { key: 'withdrawals', of: 'withdrawalsUnderWay', href: PATHS.mineFinanceWithDraw },
  { key: 'limits', of: 'limits', href: EXTRA_PATHS.mineProtection },
] as const;

const TILE = `flex min-h-[64px] min-w-0 flex-col items-center justify-center rounded-m px-1 text-text ${FOCUS_RING_INSIDE}`;
const VALUE = 'text-base font-semibold tabular-nums';
const LABEL = 'line-clamp-2 text-center text-xs leading-tight text-muted';

const LEVEL_COLOURS = { low: 'text-danger', middle: 'text-warning', high: 'text-success' } as const;

function LevelValue({ overview }: { readonly overview: Overview | undefined }) {
  const { t } = useTranslation('account');
  const member = useSelector(sessionSelectors.selectMember);
  if (overview === undefined || member === undefined) return <span className={VALUE}>–</span>;
  const { level } = securityLevel({
    secondaryPassword: overview.secondaryPassword === 1,
    phone: member.phoneBound,
    email: member.emailBound,
  });
  return <span className={cx(VALUE, LEVEL_COLOURS[level])}>{t(`overview.levels.${level}`)}</span>;
}

/**
 * What waits for an answer, how many limits hold and how well the account is protected, each with the way to it. A dash stands
 * until that is known, so that nothing moves.
 */
export function UnderWay() {
  const { t } = useTranslation('account');
  const { data } = useMemberOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <nav aria-label={t('overview.underWay')} className="grid grid-cols-4 rounded-m bg-raised shadow-1">
      {COUNTS.map(({ key, of, href }) => (
        <NavigationLink key={key} href={href} className={TILE}>
          <span className={VALUE}>{data?.[of] ?? '–'}</span>
          <span className={LABEL}>{t(`overview.${key}`)}</span>
        </NavigationLink>
      ))}
      <NavigationLink href={PATHS.mineAuthentication} className={TILE}>
        <LevelValue overview={data} />
        <span className={LABEL}>{t('overview.security')}</span>
      </NavigationLink>
    </nav>
  );
}
