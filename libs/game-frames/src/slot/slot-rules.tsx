import { Decimal } from '@heptad/formatting';
import { freeSpinsFor, PAYING_SYMBOLS, SLOT_MODELS, slotFaces, UNITS } from '@heptad/game-rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawnIcon } from '../drawing/drawn-icon';
import type { RulesProps } from '../frame/game-kind';
import { SLOT_TEXTS, useSlotArt } from './use-slot-art';

/** Units of a stake as its multiple: 27 are `1.35`. */
const times = (units: number): string => new Decimal(units).div(UNITS).toFixed();

const RUNS = [5, 4, 3] as const;

/** What a slot pays, and what its wild symbol and its scatter do. */
export function SlotRules({ opened }: RulesProps): ReactNode {
  const { t } = useTranslation(SLOT_TEXTS);
  const art = useSlotArt(opened);
  const faces = slotFaces(art.motif);
  const model = SLOT_MODELS[opened.game.volatility ?? 'calm'];
  return (
    <>
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('paytable')}</h3>
        <p className="text-ink-2">{t('paytableText')}</p>
        <table className="numeric w-full text-end">
          <thead className="text-ink-2 text-sm">
            <tr>
              <th scope="col" className="text-start font-normal">
                {t('symbol')}
              </th>
              {RUNS.map((reels) => (
                <th key={reels} scope="col" className="font-normal">
                  {t('onReels', { reels })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PAYING_SYMBOLS.map((symbol) => (
              <tr key={symbol} className="border-felt-3 border-t">
                <th scope="row" className="py-1 text-start">
                  <span className="flex items-center gap-2 font-normal">
                    <DrawnIcon paint={art.icons[symbol]} />
                    {t(`faces.${faces[symbol]}`)}
                  </span>
                </th>
                {RUNS.map((reels) => (
                  <td key={reels}>×{times(model.pays[symbol][reels - 3] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="flex flex-col gap-3">
        <p className="flex items-center gap-3">
          <DrawnIcon paint={art.icons.W} />
          {t('wildText')}
        </p>
        <p className="flex items-center gap-3">
          <DrawnIcon paint={art.icons.S} />
          {t('scatterText', {
            three: freeSpinsFor(3, 0),
            four: freeSpinsFor(4, 0),
            five: freeSpinsFor(5, 0),
            times: model.freeMultiplier,
          })}
        </p>
        <p className="text-ink-2">{t('capText', { times: times(model.spinCap) })}</p>
      </section>
    </>
  );
}
