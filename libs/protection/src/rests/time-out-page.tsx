import { Button, Dialog, RadioGroup } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../protection/failed';
import { TIME_OUT_DAYS, type TimeOutDays } from '../protection/protection';
import { ProtectionPage } from '../protection/protection-page';
import { useTakeTimeOutMutation } from '../protection/protection-queries';
import { RestCard } from '../protection/rest-card';
import { RestMeaning } from './rest-meaning';

/** A pause of some days (ROLE-011): its meaning first, then its length, then one more question. */
export default function TimeOutPage() {
  const { t } = useTranslation('protection');
  const [days, setDays] = useState<TimeOutDays>();
  const [asking, setAsking] = useState(false);
  const [takeTimeOut, taking] = useTakeTimeOutMutation();
  const begin = async (): Promise<void> => {
    if (days !== undefined) await takeTimeOut({ days });
    setAsking(false);
  };
  return (
    <ProtectionPage title={t('timeOut.title')}>
      {({ rest }) => (
        <>
          {rest !== undefined && <RestCard rest={rest} />}
          <p className="text-sm text-muted">{t('timeOut.intro')}</p>
          <RestMeaning kind="timeOut" />
          <RadioGroup
            label={t('timeOut.howLong')}
            options={TIME_OUT_DAYS.map((count) => ({
              value: String(count),
              label: t(`timeOut.days.${count}`),
            }))}
            value={days === undefined ? null : String(days)}
            onValueChange={(value) => setDays(TIME_OUT_DAYS.find((count) => String(count) === value))}
          />
          <Failed error={taking.error} />
          <Button block disabled={days === undefined} onClick={() => setAsking(true)}>
            {t('timeOut.begin')}
          </Button>
          <Dialog
            open={asking && days !== undefined}
            onOpenChange={setAsking}
            title={t('timeOut.sure', { length: days === undefined ? '' : t(`timeOut.days.${days}`) })}
            description={t('timeOut.sureHint')}
            actions={
              <>
                <Button variant="secondary" onClick={() => setAsking(false)}>
                  {t('cancel')}
                </Button>
                <Button busy={taking.isLoading} onClick={() => void begin()}>
                  {t('timeOut.begin')}
                </Button>
              </>
            }
          />
        </>
      )}
    </ProtectionPage>
  );
}
