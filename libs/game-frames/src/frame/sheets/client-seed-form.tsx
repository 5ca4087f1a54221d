import { gamePlay } from '@heptad/contracts';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { Button } from '../parts/button';

export interface ClientSeedFormProps {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}

/** Where the member puts a seed of their own. */
export function ClientSeedForm({ seed, onChange }: ClientSeedFormProps): ReactNode {
  const { t } = useTranslation();
  const [text, setText] = useState(seed);
  const [standing, setStanding] = useState<'clientSeedNote' | 'seedChanged' | 'wrongSeed'>('clientSeedNote');
  const [field, note] = [useId(), useId()];
  const change = () => {
    const isSeed = v.is(gamePlay.clientSeed, text);
    setStanding(isSeed ? 'seedChanged' : 'wrongSeed');
    if (isSeed) onChange(text);
  };
  return (
    <div>
      <label htmlFor={field} className="text-ink-2 block text-sm">
        {t('proof.clientSeed')}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={field}
          value={text}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={note}
          aria-invalid={standing === 'wrongSeed'}
          onChange={(event) => setText(event.target.value)}
          className="bg-felt-2 border-line min-h-11 min-w-0 flex-1 rounded-lg border px-3 font-mono text-base"
        />
        <Button onClick={change} disabled={text === seed && standing !== 'wrongSeed'}>
          {t('proof.changeSeed')}
        </Button>
      </div>
      <p
        id={note}
        role="status"
        className={`mt-1 text-sm ${standing === 'wrongSeed' ? 'text-bad' : 'text-ink-2'}`}
      >
        {t(`proof.${standing}`)}
      </p>
    </div>
  );
}
