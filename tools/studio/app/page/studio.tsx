import { useCallback, useEffect, useState } from 'react';
import { STUDIO_API } from '../../contract';
import { DraftSession } from '../data/draft-session';
import { Refusal, type StudioApi } from '../data/studio-api';
import { StudioContext, type Studio as Opened } from '../data/use-session';
import { Button } from '../parts/button';
import { useWords } from '../words/use-words';
import { StudioPage } from './studio-page';

/** Hears from the server when a draft was changed, by this page or by anybody else. */
export type Events = (heard: (code: string, revision: number) => void) => () => void;

export const serverEvents: Events = (heard) => {
  const source = new EventSource(`${STUDIO_API}/events`);
  source.addEventListener('draft', (event: MessageEvent<string>) => {
    const { code, revision } = JSON.parse(event.data) as { code: string; revision: number };
    heard(code, revision);
  });
  return () => source.close();
};

const CODE_IN_ADDRESS = /[?&]brand=([a-z]{2,8})/;

/** Opens the brand that the address names, else the first, and stays with it until another is chosen. */
export function Studio({ api, events }: { readonly api: StudioApi; readonly events: Events }) {
  const { t } = useWords();
  const [studio, setStudio] = useState<Opened | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  const open = useCallback(
    async (wanted?: string): Promise<void> => {
      setFailed(null);
      try {
        const choices = await api.choices();
        const code = wanted ?? CODE_IN_ADDRESS.exec(location.search)?.[1] ?? choices.brands[0]?.code ?? '';
        const draft = await api.draft(code);
        history.replaceState(null, '', `?brand=${code}`);
        setStudio({ api, choices, session: new DraftSession(api, draft) });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        setFailed(error.message);
      }
    },
    [api],
  );
  useEffect(() => void open(), [open]);
  useEffect(
    () =>
      events((code, revision) => {
        if (studio?.session.state().draft.code === code) studio.session.heard(revision);
      }),
    [events, studio],
  );

  if (failed !== null)
    return (
      <div className="alone" role="alert">
        <p>{t('openFailed', { sentence: failed || t('noAnswer') })}</p>
        <Button look="main" onClick={() => void open()}>
          {t('again')}
        </Button>
      </div>
    );
  if (studio === null)
    return (
      <p className="alone" role="status">
        {t('loading')}
      </p>
    );
  return (
    <StudioContext value={studio}>
      <StudioPage key={studio.session.state().draft.code} onBrand={(code) => void open(code)} />
    </StudioContext>
  );
}
