import { PATHS, useBack } from '@heptad/feature-module';
import { TopBar } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useWayBack } from '../entry/use-way-back';
import { RulesText } from './rules-text';
import type { RulesKind } from './rules-texts';

/** A page of rules by itself (ROUTE-015, ROUTE-016), to be linked to from anywhere. */
export function RulesPage({ kind }: { readonly kind: RulesKind }) {
  const { t } = useTranslation('account');
  const { keep } = useWayBack();
  const back = useBack(keep(PATHS.entryRegister));
  return (
    <div className="mx-auto min-h-dvh w-full max-w-2xl bg-surface text-text">
      <TopBar title={t(`rules.${kind}`)} back={{ label: t('rules.back'), onPress: back }} />
      <main className="px-5 pt-4 pb-[max(var(--inset-bottom),24px)]">
        <RulesText kind={kind} headings="h2" />
      </main>
    </div>
  );
}
