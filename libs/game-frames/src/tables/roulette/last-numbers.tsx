import { rouletteColor } from '@heptad/game-rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXTS } from '../../shared-rounds/texts';
import { FILL } from './wheel';

const SHOWN = 14;

/** The last numbers, the newest first. @param numbers the oldest first */
export function LastNumbers({ numbers }: { readonly numbers: readonly number[] }): ReactNode {
  const { t } = useTranslation(TEXTS);
  return (
    <section aria-label={t('lastNumbers')} className="px-3">
      {numbers.length === 0 ? (
        <p className="text-ink-2 text-sm">{t('noHistory')}</p>
      ) : (
        <ol className="relative flex gap-1 overflow-hidden">
          {numbers
            .slice(-SHOWN)
            .reverse()
            .map((number, index) => (
              <li
                key={`${numbers.length - index}`}
                className={`numeric grid h-7 min-w-7 place-items-center rounded text-sm font-semibold ${index === 0 ? 'outline-accent outline-2 -outline-offset-2' : ''}`}
                style={{ background: FILL[rouletteColor(number)] }}
              >
                {number}
                <span className="sr-only">{t(`color.${rouletteColor(number)}`)}</span>
              </li>
            ))}
        </ol>
      )}
    </section>
  );
}
