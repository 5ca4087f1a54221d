import { BACCARAT_BETS, BACCARAT_EDGES } from '@heptad/game-rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../frame/sheets/facts';
import { TEXTS } from '../../shared-rounds/texts';
import { PAYS } from './bet-spots';

/** How baccarat is played, what each bet pays and what the house keeps of it. */
export function BaccaratRules(): ReactNode {
  const { t } = useTranslation(TEXTS);
  return (
    <section className="flex flex-col gap-3">
      <p>{t('how.points')}</p>
      <p>{t('how.natural')}</p>
      <p>{t('how.commission')}</p>
      <p>{t('how.shoe')}</p>
      <h3 className="font-semibold">{t('how.bets')}</h3>
      <Facts
        facts={BACCARAT_BETS.map((kind) => [
          t(`bet.${kind}`),
          `${t('pays', { odds: PAYS[kind] })} · ${t('edge', { edge: BACCARAT_EDGES[kind] })}`,
        ])}
      />
    </section>
  );
}
