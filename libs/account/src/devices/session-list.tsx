import { useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { Badge, Button, TOAST_KIND } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';
import { AskFirst } from './ask-first';
import { useEndOtherSessionsMutation, useEndSessionMutation, type OpenSession } from './device-queries';
import { deviceWords, placeWords } from './device-words';

/** One session: device, site, network, when it was opened and used. */
function SessionCard({ session, onEnd }: { readonly session: OpenSession; readonly onEnd: () => void }) {
  const { t } = useTranslation('account');
  const { language } = useServices<AccountServices>();
  const at = (moment: number): string => formatDateTime(moment, language.current());
  const isCurrent = session.current === 1;
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="flex min-w-0 flex-wrap items-center gap-2 text-base break-words">
          {deviceWords(session, t)}
          {isCurrent && <Badge tone="success">{t('devices.current')}</Badge>}
        </p>
        <p className="text-sm break-words text-muted tabular-nums">
          {session.site} · {placeWords(session, t)}
        </p>
        <p className="text-sm break-words text-muted tabular-nums">
          {t('devices.openedAt', { time: at(session.openedAt) })}
        </p>
        {!isCurrent && (
          <p className="text-sm break-words text-muted tabular-nums">
            {t('devices.usedAt', { time: at(session.usedAt) })}
          </p>
        )}
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="s"
          className="shrink-0"
          aria-label={t('devices.endOf', { device: deviceWords(session, t) })}
          onClick={onEnd}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}

/** The open sessions, this one first, and an end to the others. */
export function SessionList({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const { t } = useTranslation('account');
  const { toast } = useServices<AccountServices>();
  const [chosen, setChosen] = useState<OpenSession | 'others'>();
  const [endOne, one] = useEndSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  const isOne = chosen !== undefined && chosen !== 'others';
  const close = (): void => {
    setChosen(undefined);
    one.reset();
    others.reset();
  };
  const end = async (): Promise<void> => {
    const answer = isOne ? await endOne(chosen.id) : await endOthers();
    if (answer.error !== undefined) return;
    toast.show({ text: t(isOne ? 'devices.ended' : 'devices.othersEnded'), kind: TOAST_KIND.success });
    // The member may have closed it meanwhile, and be asked about another one by now.
    setChosen((now) => (now === chosen ? undefined : now));
  };
  return (
    <section aria-labelledby="open-sessions" className="flex flex-col gap-2">
      <h2 id="open-sessions" className="px-1 text-sm font-semibold">
        {t('devices.sessions', { count: sessions.length })}
      </h2>
      <ul
        aria-labelledby="open-sessions"
        className="divide-y divide-line overflow-hidden rounded-m bg-raised shadow-1"
      >
        {sessions.map((session) => (
          <SessionCard key={session.id} session={session} onEnd={() => setChosen(session)} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="secondary" size="l" block onClick={() => setChosen('others')}>
          {t('devices.endOthers')}
        </Button>
      ) : (
        <p className="px-1 text-sm text-muted">{t('devices.alone')}</p>
      )}
      <AskFirst
        open={chosen !== undefined}
        title={t(isOne ? 'devices.endTitle' : 'devices.endOthersTitle')}
        description={
          isOne ? t('devices.endHint', { device: deviceWords(chosen, t) }) : t('devices.endOthersHint')
        }
        action={t('devices.end')}
        busy={one.isLoading || others.isLoading}
        error={one.error ?? others.error}
        onSure={() => void end()}
        onClose={close}
      />
    </section>
  );
}
