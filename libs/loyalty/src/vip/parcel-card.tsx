import { useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { Badge, Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { LoyaltyServices } from '../services';
import { FactRows, type Fact } from './fact-rows';
import { gradeTitle, type Parcel } from './vip';

const TONES = { noAddress: 'warning', toBeSent: 'accent', sent: 'accent', received: 'success' } as const;

/** One gift by post: for which grade, how far it is, and where it goes. */
export function ParcelCard({ parcel }: { readonly parcel: Parcel }) {
  const { t } = useTranslation('loyalty');
  const { language } = useServices<LoyaltyServices>();
  const { orderNo, title, state, receiver, parcelNo, grantedAt, sentAt, receivedAt } = parcel;
  const written = (at: number) => formatDateTime(at, language.current());
  const facts: readonly (Fact | undefined)[] = [
    { label: t('vip.parcels.orderNo'), value: orderNo },
    { label: t('vip.parcels.for'), value: gradeTitle(parcel) },
    { label: t('vip.parcels.grantedAt'), value: written(grantedAt) },
    receiver && { label: t('vip.parcels.receiver'), value: `${receiver.name} ${receiver.phone}` },
    receiver && { label: t('vip.parcels.to'), value: `${receiver.region} ${receiver.address}` },
    parcelNo === undefined ? undefined : { label: t('vip.parcels.parcelNo'), value: parcelNo },
    sentAt === undefined ? undefined : { label: t('vip.parcels.sentAt'), value: written(sentAt) },
    receivedAt === undefined ? undefined : { label: t('vip.parcels.receivedAt'), value: written(receivedAt) },
  ];
  return (
    <Card as="article" aria-label={title}>
      <h3 className="flex items-center justify-between gap-3 text-base font-semibold">
        <span className="min-w-0">{title}</span>
        <Badge tone={TONES[state]} className="shrink-0">
          {t(`vip.parcels.state.${state}`)}
        </Badge>
      </h3>
      <FactRows facts={facts.filter((fact) => fact !== undefined)} />
    </Card>
  );
}
