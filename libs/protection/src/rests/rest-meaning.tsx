import { Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

const POINTS = ['closed', 'bets', 'money', 'shortened'] as const;

/** What a rest means for play, open bets and money: said before it is chosen. */
export function RestMeaning({ kind }: { readonly kind: 'timeOut' | 'exclusion' }) {
  const { t } = useTranslation('protection');
  return (
    <Card as="section" aria-label={t('rest.meaning')} className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{t('rest.meaning')}</h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm">
        {POINTS.map((point) => (
          <li key={point}>{t(`rest.points.${kind}.${point}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
