import { Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { FactRows } from './fact-rows';
import { usePrivilegeFacts } from './privilege-facts';
import { gradeTitle, type VipState } from './vip';
import { useVipPrivilegesQuery } from './vip-queries';

/** What the next grade brings: the ratio of the site's first kind of venue, and all that is not by kind. */
export function NextCard({ next }: { readonly next: NonNullable<VipState['next']> }) {
  const { t } = useTranslation('loyalty');
  const { data } = useVipPrivilegesQuery();
  const factsOf = usePrivilegeFacts();
  const brought = data?.grades.find(({ grade }) => grade === next.grade);
  const facts = brought && factsOf(brought);
  return (
    <Card as="section" aria-labelledby="vip-next" className="min-h-[22rem]">
      <h2 id="vip-next" className="mb-1 text-base font-semibold">
        {t('vip.brings', { grade: gradeTitle(next) })}
      </h2>
      {facts !== undefined && (
        <FactRows
          facts={[
            ...facts.rebate
              .slice(0, 1)
              .map(({ label, value }) => ({ label: `${label} · ${t('vip.rebate')}`, value })),
            ...facts.brings,
          ]}
        />
      )}
    </Card>
  );
}
