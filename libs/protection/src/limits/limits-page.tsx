import { formatAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Cell, List } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMIT_KINDS, type Limit, type LimitName, type Protection } from '../protection/protection';
import { ProtectionPage } from '../protection/protection-page';
import { LimitChange } from './limit-change';
import { LimitSheet } from './limit-sheet';

function LimitGroup({
  kind,
  limits,
  onChoose,
}: {
  readonly kind: Limit['kind'];
  readonly limits: Protection['limits'];
  readonly onChoose: (name: LimitName) => void;
}) {
  const { t } = useTranslation('protection');
  const currency = useCurrency();
  return (
    <section aria-label={t(`limits.kinds.${kind}`)} className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{t(`limits.kinds.${kind}`)}</h2>
      <p className="text-sm text-muted">{t(`limits.hints.${kind}`)}</p>
      <List className="shadow-1">
        {limits
          .filter((limit) => limit.kind === kind)
          .map((limit) => (
            <Cell
              key={limit.span}
              title={t(`limits.spans.${limit.span}`)}
              description={
                limit.amount === undefined
                  ? undefined
                  : t('limits.used', { used: formatAmount(limit.used, currency) })
              }
              trailing={limit.amount === undefined ? t('limits.none') : formatAmount(limit.amount, currency)}
              onPress={() => onChoose(limit)}
            />
          ))}
      </List>
      {limits.map(
        (limit) =>
          limit.kind === kind &&
          limit.change !== undefined && (
            <div key={limit.span} className="rounded-m bg-raised shadow-1">
              <p className="px-4 pt-3 text-sm font-medium">{t(`limits.spans.${limit.span}`)}</p>
              <LimitChange limit={limit} change={limit.change} />
            </div>
          ),
      )}
    </section>
  );
}

/** The member's limits (ROLE-009): what holds, what is used of it, and what waits. */
export default function LimitsPage() {
  const { t } = useTranslation('protection');
  const [name, setName] = useState<LimitName>();
  return (
    <ProtectionPage title={t('limits.title')}>
      {({ limits }) => {
        // Found anew in each answer: it may have been changed meanwhile, in another tab too.
        const chosen = limits.find(({ kind, span }) => kind === name?.kind && span === name.span);
        return (
          <>
            <p className="text-sm text-muted">{t('limits.intro')}</p>
            {LIMIT_KINDS.map((kind) => (
              <LimitGroup key={kind} kind={kind} limits={limits} onChoose={setName} />
            ))}
            {chosen !== undefined && (
              <LimitSheet
                limit={chosen}
                title={`${t(`limits.spans.${chosen.span}`)} · ${t(`limits.kinds.${chosen.kind}`)}`}
                onClose={() => setName(undefined)}
              />
            )}
          </>
        );
      }}
    </ProtectionPage>
  );
}
