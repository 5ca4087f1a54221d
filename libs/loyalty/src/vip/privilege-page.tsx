import { PATHS } from '@heptad/feature-module';
import { Badge, Card, Chip } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoyaltyFrame } from '../loyalty-frame';
import { FactRows } from './fact-rows';
import { usePrivilegeFacts } from './privilege-facts';
import { PrivilegeTable } from './privilege-table';
import { gradeTitle, type Privileges } from './vip';
import { useVipPrivilegesQuery } from './vip-queries';

export { messages } from './vip-texts';

/** Every grade with what it asks for and brings (ROUTE-021): one at a time on phones, as a table where there is room. */
export default function PrivilegePage() {
  const { t } = useTranslation('loyalty');
  const query = useVipPrivilegesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <LoyaltyFrame
      title={t('vip.privileges')}
      backTo={PATHS.mineVip}
      query={query}
      failed={t('loadFailed')}
      boxes={['h-11', 'h-[460px]']}
    >
      {(privileges) => (
        <>
          <div className="flex flex-col gap-4 lg:hidden">
            <OneGrade {...privileges} />
          </div>
          <div className="hidden flex-col gap-4 lg:flex">
            <PrivilegeTable {...privileges} caption={t('vip.privileges')} columns={['asks', 'brings']} />
            <PrivilegeTable {...privileges} caption={t('vip.rebate')} columns={['rebate']} />
          </div>
          <p className="px-1 text-xs text-muted">{t('vip.privilegesHint')}</p>
        </>
      )}
    </LoyaltyFrame>
  );
}

function OneGrade({ own, grades }: Privileges) {
  const { t } = useTranslation('loyalty');
  const [chosen, setChosen] = useState(own);
  const factsOf = usePrivilegeFacts();
  const shown = grades[chosen];
  return (
    <>
      <div role="group" aria-label={t('vip.choose')} className="flex flex-wrap gap-2">
        {grades.map(({ grade }) => (
          <Chip key={grade} selected={grade === chosen} onClick={() => setChosen(grade)}>
            {`VIP${String(grade)}`}
          </Chip>
        ))}
      </div>
      {shown !== undefined && (
        <Card as="section" aria-labelledby="vip-grade">
          <h2 id="vip-grade" className="flex items-center gap-2 text-lg font-semibold">
            {gradeTitle(shown)}
            {shown.grade === own && <Badge>{t('vip.ownMark')}</Badge>}
          </h2>
          <h3 className="mt-3 text-sm font-semibold">{t('vip.asks')}</h3>
          <FactRows facts={factsOf(shown).asks} />
          <h3 className="mt-3 text-sm font-semibold">{t('vip.bringsAll')}</h3>
          <FactRows facts={factsOf(shown).brings} />
          <h3 className="mt-3 text-sm font-semibold">{t('vip.rebate')}</h3>
          <FactRows facts={factsOf(shown).rebate} />
        </Card>
      )}
    </>
  );
}
