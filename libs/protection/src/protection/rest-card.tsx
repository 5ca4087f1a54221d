import { formatDateTime } from '@heptad/formatting';
import { PATHS, useServices } from '@heptad/feature-module';
import { Card, Icon, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ProtectionServices } from '../services';
import type { Protection } from './protection';

/** The rest that holds now: until when, and what stays open. */
export function RestCard({ rest }: { readonly rest: NonNullable<Protection['rest']> }) {
  const { t } = useTranslation('protection');
  const { language } = useServices<ProtectionServices>();
  const until =
    rest.until === undefined
      ? t('rest.forever')
      : t('rest.until', { time: formatDateTime(rest.until, language.current()) });
  return (
    <Card as="section" aria-label={t(`rest.${rest.kind}`)} className="flex flex-col gap-2">
      <h2 className="flex items-center gap-2 text-base font-semibold">
        <Icon name="pause" className="size-5 text-muted" />
        {t(`rest.${rest.kind}`)}
      </h2>
      <p className="text-sm">{until}</p>
      <p className="text-sm text-muted">{t('rest.open')}</p>
      <NavigationLink
        href={PATHS.mineFinanceWithDraw}
        className="inline-flex min-h-11 items-center self-start text-sm text-link"
      >
        {t('rest.withdraw')}
      </NavigationLink>
    </Card>
  );
}
