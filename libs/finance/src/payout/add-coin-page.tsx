import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AccountValues } from './account-rules';
import { AccountMark } from './account-mark';
import { AddAccountPage } from './add-account-page';
import { checkCoinAddress } from '@heptad/crypto';

export { messages } from './payout-texts';

/** Adding the address of a coin (ROUTE-057). */
export default function AddCoinPage() {
  return <AddAccountPage kind="coin" check={checkCoinAddress} below={(form) => <Network form={form} />} />;
}

/** The network that the address belongs to, once it is a right one. */
function Network({ form }: { readonly form: UseFormReturn<AccountValues> }) {
  const { t } = useTranslation('finance');
  const address = useWatch({ control: form.control, name: 'number' }).replace(/\s+/g, '');
  if (checkCoinAddress(address) !== 'right') return null;
  const network = address.startsWith('T') ? 'TRC20' : 'ERC20';
  return (
    <p role="status" className="flex min-h-[44px] items-center gap-3 rounded-m bg-sunken px-4 py-2 text-sm">
      <AccountMark account={{ kind: 'coin', label: network }} size={28} />
      {t('payout.network', { network })}
    </p>
  );
}
