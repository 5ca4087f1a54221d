import { useRef, useState } from 'react';
import { STUDIO_API } from '../../contract';
import { useSession, useStudio } from '../data/use-session';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { useWords } from '../words/use-words';

/** W3C design tokens in and out. */
export function TokenFiles() {
  const { t } = useWords();
  const { api, session } = useStudio();
  const { draft } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  const read = async (file: File): Promise<void> => {
    let tokens: unknown;
    try {
      tokens = JSON.parse(await file.text());
    } catch {
      setSaid(t('tokens.wrong'));
      return;
    }
    const refusal = await session.run((code) => api.putTokens(code, tokens));
    setSaid(
      refusal === undefined
        ? t('tokens.taken')
        : t('tokens.refused', { sentence: refusal.message || t('noAnswer') }),
    );
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,.tokens,application/json"
        className="hidden-words"
        tabIndex={-1}
        aria-label={t('top.importTokens')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) void read(file);
          event.target.value = '';
        }}
      />
      <Button look="quiet" icon={<Icon name="upload" />} onClick={() => input.current?.click()}>
        {t('top.importTokens')}
      </Button>
      <a className="button button-quiet" href={`${STUDIO_API}/brands/${draft.code}/tokens`} download>
        <span>{t('top.exportTokens')}</span>
      </a>
      {said !== null && (
        <span role="status" className="said">
          {said}
          <Button
            look="quiet"
            icon={<Icon name="close" />}
            aria-label={t('close')}
            onClick={() => setSaid(null)}
          />
        </span>
      )}
    </>
  );
}
