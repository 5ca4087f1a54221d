import { PATHS, useBack, useServices } from '@heptad/feature-module';
import { formatDate } from '@heptad/formatting';
import { Button, Cell, EmptyState, ErrorState, Icon, List, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryNotice } from '../entry/entry-notice';
import type { AccountServices } from '../services';
import { AddPasskeySheet } from './add-passkey-sheet';
import { usePasskeysQuery, type Passkey, type PasskeyList } from './passkey-queries';
import { PasskeySheet } from './passkey-sheet';

export { messages } from './passkey-texts';

/** The member's passkeys: which there are, another one, their names, and an end to one. The password stays a way in beside them. */
export default function PasskeysPage() {
  const { t } = useTranslation('account');
  const back = useBack(PATHS.mine);
  const { data, isError, isFetching, refetch } = usePasskeysQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <TitlePage title={t('passkeys.title')} back={{ label: t('rules.back'), onPress: back }}>
      <p className="text-sm text-muted">{t('passkeys.lead')}</p>
      {data === undefined && isError && (
        <ErrorState
          title={t('passkeys.loadFailed')}
          retryLabel={t('centre.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-[66px] rounded-m" />
          <Skeleton className="h-[52px] rounded-m" />
        </div>
      )}
      {data !== undefined && <PasskeyBook list={data} />}
    </TitlePage>
  );
}

function PasskeyBook({ list: { passkeys, most } }: { readonly list: PasskeyList }) {
  const { t } = useTranslation('account');
  const [chosen, setChosen] = useState<Passkey>();
  const [adding, setAdding] = useState(false);
  const isAble = 'PublicKeyCredential' in window;
  return (
    <>
      {passkeys.length === 0 ? (
        <EmptyState icon="lock" title={t('passkeys.none')} description={t('passkeys.noneHint')} />
      ) : (
        <List aria-label={t('passkeys.title')} className="shadow-1">
          {passkeys.map((passkey) => (
            <PasskeyCell key={passkey.id} passkey={passkey} onPress={() => setChosen(passkey)} />
          ))}
        </List>
      )}
      {!isAble && <EntryNotice>{t('passkeys.unable')}</EntryNotice>}
      <Button size="l" block disabled={!isAble || passkeys.length >= most} onClick={() => setAdding(true)}>
        {t('passkeys.add')}
      </Button>
      <p className="px-1 text-xs text-muted">{t('passkeys.room', { count: most })}</p>
      <AddPasskeySheet open={adding} onOpenChange={setAdding} />
      {chosen !== undefined && (
        <PasskeySheet key={chosen.id} passkey={chosen} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}

function PasskeyCell({ passkey, onPress }: { readonly passkey: Passkey; readonly onPress: () => void }) {
  const { t } = useTranslation('account');
  const { language } = useServices<AccountServices>();
  const { name, host, addedAt, usedAt } = passkey;
  const day = (at: number): string => formatDate(at, language.current());
  const when =
    usedAt === undefined
      ? t('passkeys.addedAt', { day: day(addedAt) })
      : t('passkeys.usedAt', { day: day(usedAt) });
  return (
    <Cell
      leading={<Icon name="lock" className="size-5 text-muted" />}
      title={name}
      // The browser offers it on that host alone: it is said where it is another one.
      description={host === window.location.hostname ? when : `${t('passkeys.of', { host })} · ${when}`}
      onPress={onPress}
    />
  );
}
