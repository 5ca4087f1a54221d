import { useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Application } from '../agents/agents';
import type { AgentsServices } from '../services';

/** How far an application has come, and what the operator said. */
export function ApplicationCard({ application }: { readonly application: Application }) {
  const { t } = useTranslation('agents');
  const { language } = useServices<AgentsServices>();
  const { state, plan, email, note, createdAt, decidedAt, againAt } = application;
  const at = (time: number): string => formatDateTime(time, language.current());
  const rows = [
    ['email', email],
    ['plan', t(`form.plans.${plan}`)],
    ['createdAt', at(createdAt)],
    ...(decidedAt === undefined ? [] : [['decidedAt', at(decidedAt)] as const]),
    ...(state === 'refused' && againAt !== undefined ? [['againAt', at(againAt)] as const] : []),
  ] as const;
  return (
    <Card as="section" aria-label={t('status.title')} className="flex flex-col gap-3">
      <h2 role="status" className="text-lg font-semibold">
        {t(`application.${state}`)}
      </h2>
      {note !== undefined && (
        <p className="rounded-m bg-sunken px-4 py-3 text-sm break-words">
          {t(state === 'refused' ? 'status.reason' : 'status.wanted', { note })}
        </p>
      )}
      <dl className="flex flex-col gap-2 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-muted">{t(`status.${name}`)}</dt>
            <dd className="min-w-0 text-right break-all tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
