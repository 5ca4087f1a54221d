import { Button, Card, Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { Failed } from '../protection/failed';
import type { Protection } from '../protection/protection';
import { useReadMarkersMutation } from '../protection/protection-queries';

/** Signs of harm in the member's own play, in plain words, until they have been read (ROLE-014). */
export function MarkersCard({ markers }: { readonly markers: Protection['markers'] }) {
  const { t } = useTranslation('protection');
  const [readMarkers, reading] = useReadMarkersMutation();
  return (
    <Card as="section" aria-label={t('markers.title')} className="flex flex-col gap-3">
      <h2 className="flex items-center gap-2 text-base font-semibold">
        <Icon name="info" className="size-5 text-muted" />
        {t('markers.title')}
      </h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm">
        {markers.map((marker) => (
          <li key={marker}>{t(`markers.kinds.${marker}`)}</li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('markers.hint')}</p>
      <Failed error={reading.error} />
      <Button variant="secondary" busy={reading.isLoading} onClick={() => void readMarkers()}>
        {t('markers.read')}
      </Button>
    </Card>
  );
}
