import { PATHS, useBrand, type Locale } from '@heptad/feature-module';
import { formatAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Accordion, Card, Cell, HeadArt, Icon, List, SegmentedControl } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application, Offer, PlanId } from '../agents/agents';
import { LinkButton } from '../agents/link-button';
import { Calculator } from './calculator';
import { PlanTable } from './plan-table';

const QUESTIONS = ['who', 'active', 'negative', 'paid', 'seen', 'end'] as const;

export interface OfferViewProps {
  readonly offer: Offer;
  /** The member's own, where there is one. */
  readonly application: Application | undefined;
}

/** The offer to members and visitors: what agents are paid by, an example to work out, questions, and the way to apply. */
export function OfferView({ offer, application }: OfferViewProps) {
  const { t, i18n } = useTranslation('agents');
  const currency = useCurrency();
  const { config } = useBrand();
  const [chosen, setChosen] = useState<PlanId>('netWin');
  const [open, setOpen] = useState<readonly string[]>([]);
  const plan = offer.plans.find(({ id }) => id === chosen) ?? offer.plans[0];
  const waits = application?.state === 'applied' || application?.state === 'moreWanted';
  const figures = { least: offer.leastActive, turnover: formatAmount(offer.activeTurnover, currency) };
  return (
    <>
      <section className="relative overflow-hidden rounded-l bg-head-special px-5 py-5 text-on-head-special shadow-1">
        <HeadArt manner={config.layout.matchHead} />
        <h2 className="relative text-xl font-semibold text-balance">
          {t('offer.lead', { brand: config.names[i18n.language as Locale] })}
        </h2>
        <ul className="relative mt-3 mb-5 flex flex-col gap-2 text-sm">
          {(['code', 'monthly', 'private'] as const).map((point) => (
            <li key={point} className="flex gap-2">
              <Icon name="check" className="mt-0.5 size-4" />
              <span className="text-pretty">{t(`offer.points.${point}`)}</span>
            </li>
          ))}
        </ul>
        <div className="relative">
          <LinkButton to={PATHS.appAgentPageRegisterEmail} look="head">
            {t(waits ? 'apply.follow' : 'apply.begin')}
          </LinkButton>
        </div>
      </section>
      {application !== undefined && (
        <p role="status" className="rounded-m bg-raised px-4 py-3 text-sm shadow-1">
          {t(`application.${application.state}`)}
        </p>
      )}
      {plan !== undefined && (
        <Card as="section" aria-label={t('plans.title')} className="flex flex-col gap-4">
          <h2 className="text-base font-semibold">{t('plans.title')}</h2>
          <SegmentedControl
            label={t('plans.choose')}
            value={plan.id}
            onValueChange={setChosen}
            segments={offer.plans.map(({ id }) => ({ value: id, label: t(`plans.names.${id}`) }))}
          />
          <p className="text-sm text-muted">{t(`plans.about.${plan.id}`)}</p>
          <PlanTable plan={plan} />
          <p className="text-sm text-muted">{t('plans.rule', figures)}</p>
        </Card>
      )}
      {plan !== undefined && <Calculator key={plan.id} plan={plan} leastActive={offer.leastActive} />}
      <Card as="section" aria-label={t('questions.title')}>
        <h2 className="mb-2 text-base font-semibold">{t('questions.title')}</h2>
        <Accordion
          className="-mx-3"
          value={open}
          onValueChange={setOpen}
          items={QUESTIONS.map((value) => ({
            value,
            title: t(`questions.${value}.q`),
            content: <p className="text-sm text-muted">{t(`questions.${value}.a`, figures)}</p>,
          }))}
        />
      </Card>
      <List className="shadow-1">
        <Cell
          leading={<Icon name="customerService" className="text-muted" />}
          title={t('service.title')}
          href={PATHS.mineAgentCs}
        />
      </List>
      <p className="text-center text-xs text-muted">{t('adults')}</p>
    </>
  );
}
