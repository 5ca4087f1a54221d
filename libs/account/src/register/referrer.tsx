import { ITEMS, sourceType, type StoredItems } from '@heptad/device';
import { useTranslation } from 'react-i18next';

/**
 * How the visitor was brought here, with the agent's and the recommender's code under their own names (ROLE-005, ROLE-006). Shows
 * nothing of an ordinary visitor; an invitation's code stands in the form, where it can be changed.
 */
export function Referrer({ items }: { readonly items: StoredItems }) {
  const { t } = useTranslation('account');
  const source = sourceType(items);
  if (source === 'ordinary') return null;
  const rows = [
    ['source', t(`register.sources.${source}`)],
    ['agentCode', items.get(ITEMS.agentCode)],
    ['recommendCode', items.get(ITEMS.recommendCode)],
  ] as const;
  return (
    <dl className="flex flex-col gap-1 text-sm text-muted">
      {rows.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name} className="flex gap-2">
              <dt>{t(`register.${name}`)}</dt>
              <dd className="min-w-0 break-all">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
