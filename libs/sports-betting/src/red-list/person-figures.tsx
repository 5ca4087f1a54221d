import { useTranslation } from 'react-i18next';
import type { Figures } from './red-list-queries';
import { gainColour, signedText } from './signed-text';
import { useTipOdds } from './use-tip-text';

/** What a tipster's tips added up to, six figures at a glance. */
export function PersonFigures({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation('sports');
  const written = useTipOdds();
  const { profitRate, hitRate, streak, averageOdds, profit, won, returned, lost } = figures;
  const shown: readonly (readonly [name: string, text: string, colour?: string])[] = [
    ['profitRate', `${signedText(profitRate)}%`, gainColour(profitRate)],
    ['hitRate', `${hitRate}%`],
    ['streak', String(streak)],
    ['results', `${String(won)} / ${String(returned)} / ${String(lost)}`],
    ['profit', signedText(profit), gainColour(profit)],
    ['averageOdds', averageOdds === '0.00' ? '–' : written(averageOdds)],
  ];
  return (
    <dl aria-label={t('redList.figures.label')} className="m-0 grid grid-cols-3 gap-x-2 gap-y-3">
      {shown.map(([name, text, colour = 'text-text']) => (
        <div key={name} className="flex min-w-0 flex-col-reverse items-center text-center">
          <dt className="max-w-full truncate text-xs text-muted">{t(`redList.figures.${name}`)}</dt>
          <dd className={`numeric m-0 max-w-full truncate text-base font-semibold ${colour}`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
