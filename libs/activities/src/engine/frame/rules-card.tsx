import { Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

export interface RulesCardProps {
  readonly rules: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

/** The rules in full, however long: nothing of them is folded away. */
export function RulesCard({ rules }: RulesCardProps) {
  const { t } = useTranslation('activities');
  if (rules.length === 0) return null;
  return (
    <Card as="section" aria-label={t('rules')} className="flex flex-col gap-4">
      {rules.map(({ title, lines }, place) => (
        <div key={`${String(place)} ${title}`} className="flex flex-col gap-1.5">
          <h3 className="text-base font-semibold text-text">{title}</h3>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-sm leading-relaxed text-muted">
            {lines.map((line, at) => (
              <li key={`${String(at)} ${line}`} className="[overflow-wrap:anywhere]">
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}
