import { RadioGroup } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { Failed } from '../protection/failed';
import { REALITY_MINUTES } from '../protection/protection';
import { ProtectionPage } from '../protection/protection-page';
import { useSetRealityCheckMutation } from '../protection/protection-queries';

/** How often the member is shown for how long and with what result they have played (ROLE-013). */
export default function RealityCheckPage() {
  const { t } = useTranslation('protection');
  const [setMinutes, setting] = useSetRealityCheckMutation();
  return (
    <ProtectionPage title={t('reality.title')}>
      {({ realityMinutes }) => (
        <>
          <p className="text-sm text-muted">{t('reality.intro')}</p>
          <RadioGroup
            label={t('reality.howOften')}
            options={REALITY_MINUTES.map((count) => ({
              value: String(count),
              label: t('reality.minutes', { count }),
            }))}
            value={String(setting.isLoading ? setting.originalArgs?.minutes : realityMinutes)}
            onValueChange={(value) => void setMinutes({ minutes: Number(value) })}
          />
          <Failed error={setting.error} />
        </>
      )}
    </ProtectionPage>
  );
}
