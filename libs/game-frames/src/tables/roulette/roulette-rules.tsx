import { INSIDE_BETS, ROULETTE_EDGE } from '@heptad/game-rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../frame/sheets/facts';
import { TEXTS } from '../../shared-rounds/texts';
import { PAYS } from './spot-name';

/** How roulette is played, what each bet pays and what the house keeps. */
export function RouletteRules(): ReactNode {
  const { t } = useTranslation(TEXTS);
  return (
    <section className="flex flex-col gap-3">
      <p>{t('how.wheel')}</p>
      <p>{t('how.zero')}</p>
      <p>{t('edgeOfAll', { edge: ROULETTE_EDGE })}</p>
      <h3 className="font-semibold">{t('how.bets')}</h3>
      <Facts
        facts={[
          ...INSIDE_BETS.map((kind) => [t(`kind.${kind}`), t('pays', { odds: PAYS[kind] })] as const),
          [t('how.thirds'), t('pays', { odds: PAYS.third })],
          [t('how.halves'), t('pays', { odds: PAYS.half })],
        ]}
      />
    </section>
  );
}
