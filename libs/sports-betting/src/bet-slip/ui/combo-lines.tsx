import { Button, Icon, VisuallyHidden } from '@heptad/ui-kit';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WagerView } from '../slip-view';
import { TotalOdds } from './total-odds';
import { useComboText } from './use-combo-text';

export interface ComboLinesProps {
  readonly combos: readonly WagerView[];
  /** The stake of one of them. */
  readonly stake: (wager: WagerView) => ReactNode;
}

/** What the combo pays on 1; of a bet builder also the price that was consented to, where it has moved. */
function ComboPrice({ wager: { totalOdds, builder } }: { readonly wager: WagerView }) {
  const { t } = useTranslation('sports');
  const { odds, consented } = builder ?? {};
  return (
    <span className="text-lg text-text">
      {odds !== undefined && consented !== undefined && consented !== odds && (
        <s className="numeric mr-1 text-sm font-normal text-muted">
          <VisuallyHidden>{t('slip.oddsWere')} </VisuallyHidden>
          {consented}
        </s>
      )}
      <TotalOdds odds={totalOdds} />
    </span>
  );
}

/** The combos of the slip, each with a stake of its own. All but the first are folded away until asked for or staked on. */
export function ComboLines({ combos, stake }: ComboLinesProps) {
  const { t } = useTranslation('sports');
  const comboText = useComboText();
  const [unfolded, setUnfolded] = useState(false);
  const shown = combos.filter(({ text }, place) => unfolded || place === 0 || text !== '');
  const folded = combos.length - shown.length;
  return (
    <section
      className="flex flex-col rounded-m border border-line bg-raised px-3"
      aria-label={t('slip.mode.combo')}
    >
      <ul className="divide-y divide-line">
        {shown.map((wager) => {
          const name = comboText(wager.comboCode, wager.legs.length, wager.builder !== undefined);
          return (
            <li key={wager.id} aria-label={name} className="flex min-w-0 flex-col gap-2 py-3">
              <p className="flex items-baseline justify-between gap-2">
                <span className="font-medium text-text">{name}</span>
                {wager.combinations === 1 && <ComboPrice wager={wager} />}
              </p>
              {wager.builder !== undefined && <p className="text-xs text-muted">{t('slip.builderHint')}</p>}
              {stake(wager)}
            </li>
          );
        })}
      </ul>
      {folded > 0 && (
        <Button variant="plain" block className="mb-1" onClick={() => setUnfolded(true)}>
          {t('slip.moreCombos', { more: folded })}
          <Icon name="chevronDown" className="ml-1 inline size-4" />
        </Button>
      )}
    </section>
  );
}
