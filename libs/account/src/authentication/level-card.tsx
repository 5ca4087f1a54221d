import { Card, cx, NavigationLink, FOCUS_RING } from '@heptad/ui-kit';
import { PATHS } from '@heptad/feature-module';
import { useTranslation } from 'react-i18next';
import {
  PROTECTIONS,
  securityLevel,
  type Protection,
  type SecurityLevel,
} from '../security-level/security-level';

const WAYS: Readonly<Record<Protection, string>> = {
  secondaryPassword: PATHS.mineUserInfoSecondaryPassword,
  phone: PATHS.mineUserInfoPhone,
  email: PATHS.mineUserInfoEmail,
};
const TONES: Readonly<Record<SecurityLevel['level'], { readonly text: string; readonly bar: string }>> = {
  low: { text: 'text-danger', bar: 'bg-danger' },
  middle: { text: 'text-warning', bar: 'bg-warning' },
  high: { text: 'text-success', bar: 'bg-success' },
};

/** The security level, and what would raise it. */
export function LevelCard({ held }: { readonly held: Readonly<Record<Protection, boolean>> }) {
  const { t } = useTranslation('account');
  const { level, steps, missing } = securityLevel(held);
  const [next] = missing;
  const words = t(`authentication.levels.${level}`);
  return (
    <Card as="section" aria-labelledby="security-level" className="flex flex-col gap-3">
      <h2 id="security-level" className="flex items-baseline justify-between gap-2 text-sm text-muted">
        {t('authentication.level')}
        <span className={cx('text-xl font-semibold', TONES[level].text)}>{words}</span>
      </h2>
      <div
        role="meter"
        aria-label={t('authentication.level')}
        aria-valuemin={0}
        aria-valuemax={PROTECTIONS.length}
        aria-valuenow={steps}
        aria-valuetext={words}
        className="flex gap-1"
      >
        {PROTECTIONS.map((each, place) => (
          <span
            key={each}
            className={cx(
              'h-1.5 flex-1 rounded-pill',
              place < Math.max(1, steps) ? TONES[level].bar : 'bg-line',
            )}
          />
        ))}
      </div>
      {next === undefined ? (
        <p className="text-sm text-muted">{t('authentication.complete')}</p>
      ) : (
        <NavigationLink
          href={WAYS[next]}
          className={`-my-2 inline-flex min-h-[44px] items-center self-start rounded-s text-sm text-link ${FOCUS_RING}`}
        >
          {t(`authentication.raise.${next}`)}
        </NavigationLink>
      )}
    </Card>
  );
}
