import { callQuery, queryApi } from '@heptad/api-client';
import { protection, type CallResponse } from '@heptad/contracts';
import { EXTRA_PATHS, type MessageLoaders } from '@heptad/feature-module';
import { Button, Card, NavigationLink } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const limitsApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    limitsSet: build.query<number, void>({
      query: () => callQuery(protection.state, {}, { noToast: true }),
      transformResponse: ({ limits }: CallResponse<typeof protection.state>) =>
        limits.filter(({ amount }) => amount !== undefined).length,
      providesTags: ['member'],
    }),
  }),
});

/** Before the first deposit: that limits can be set, once and calmly; it can be put away (ROLE-009). */
export default function LimitsOffer() {
  const { t } = useTranslation('finance');
  const { data: set } = limitsApi.useLimitsSetQuery();
  const [putAway, setPutAway] = useState(false);
  if (set === undefined || putAway) return null;
  return (
    <Card as="section" aria-label={t('limitsOffer.title')} className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{t('limitsOffer.title')}</h2>
      <p className="text-sm text-muted">
        {set === 0 ? t('limitsOffer.hint') : t('limitsOffer.set', { count: set })}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <NavigationLink
          href={`${EXTRA_PATHS.mineProtection}/limits`}
          className="inline-flex min-h-11 items-center text-sm text-link"
        >
          {t('limitsOffer.open')}
        </NavigationLink>
        <Button size="s" variant="plain" onClick={() => setPutAway(true)}>
          {t('limitsOffer.skip')}
        </Button>
      </div>
    </Card>
  );
}

export const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};
