import { useServices } from '@heptad/feature-module';
import { money, shortAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { useTranslation } from 'react-i18next';
import { useJackpotsQuery, type Jackpot } from '../halls/hall-queries';
import type { GamesServices } from '../services';

/** The stake whose chance is told. */
const ONE = money('1');

/** How a game's jackpot is fed and won, and what it begins with; in general words while its figures are not known. */
export function JackpotRule({ code }: { readonly code: Jackpot['code'] }) {
  const { t } = useTranslation('games');
  const { language } = useServices<GamesServices>();
  const locale = language.current();
  const currency = useCurrency();
  const { data } = useJackpotsQuery(locale);
  const jackpot = data?.find((each) => each.code === code);
  return (
    <p className="mt-[4px] text-sm leading-relaxed text-muted">
      {jackpot === undefined
        ? t('jackpotRule')
        : t('jackpotRules', {
            name: jackpot.name,
            part: `${jackpot.part}%`,
            stake: shortAmount(ONE, currency),
            oneIn: jackpot.oneIn.toLocaleString(locale),
            seed: shortAmount(jackpot.seed, currency),
          })}
    </p>
  );
}
