import { convertOdds, formatDateTime, OddsType } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { Badge, Card } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notationWord } from '../bet-card/bet-words';
import { STATE_TONES } from '../bet-card/state-view';
import type { RecordLeg } from '../bet-list/bet-record';
import { priceText } from '../export/record-rows';
import type { RecordsServices } from '../services';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 justify-between gap-3 text-sm">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="numeric min-w-0 text-right break-words text-text">{children}</dd>
    </div>
  );
}

function OrderLeg({ leg, place }: { readonly leg: RecordLeg; readonly place: number | undefined }) {
  const { t } = useTranslation('records');
  const { language } = useServices<RecordsServices>();
  const { league, match, kickOff, market, selection, line, odds, notation, state, live, scoreAtBet, result } =
    leg;
  return (
    <Card as="article" aria-label={match} data-state={state} className="flex flex-col gap-2">
      <header className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-base font-semibold break-words text-text">
          {place !== undefined && <span className="numeric mr-2 text-muted">{place}</span>}
          {match}
        </h3>
        <Badge tone={STATE_TONES[state]} className="shrink-0">
          {t(`state.${state}`)}
        </Badge>
      </header>
      <dl className="flex flex-col gap-1">
        <Fact label={t('column.league')}>{league}</Fact>
        <Fact label={t('order.kickOff')}>
          {formatDateTime(kickOff, language.current())}
          {live && ` · ${t('order.live')}`}
        </Fact>
        <Fact label={t('column.market')}>{market}</Fact>
        <Fact label={t('column.selection')}>
          <span className="font-semibold">
            {selection} {line}
          </span>
        </Fact>
        {odds !== undefined && (
          <Fact label={t('column.odds')}>
            <span className="text-link">{priceText(leg)}</span> {notationWord(t, leg)}
            {notation !== OddsType.europe && (
              <span className="text-muted">
                {' '}
                · {notationWord(t, { notation: OddsType.europe })} {convertOdds(odds, OddsType.europe)}
              </span>
            )}
          </Fact>
        )}
        {scoreAtBet !== undefined && <Fact label={t('column.scoreAtBet')}>{scoreAtBet}</Fact>}
        <Fact label={t('column.result')}>{result ?? t('order.noResult')}</Fact>
      </dl>
    </Card>
  );
}

/** Every leg of an order, as it was taken and as it ended. */
export function OrderLegs({ legs }: { readonly legs: readonly RecordLeg[] }) {
  const { t } = useTranslation('records');
  return (
    <section aria-label={t('order.legs')} className="flex flex-col gap-3">
      {legs.length > 1 && (
        <h2 className="px-1 text-sm font-semibold text-text">
          {t('order.legs')} <span className="numeric text-muted">{legs.length}</span>
        </h2>
      )}
      <div className="grid gap-3 lg:grid-cols-2">
        {legs.map((leg, index) => (
          <OrderLeg
            key={`${String(index)} ${leg.match}`}
            leg={leg}
            place={legs.length > 1 ? index + 1 : undefined}
          />
        ))}
      </div>
    </section>
  );
}
