import { checkCoinAddress } from '@heptad/crypto';
import { Chip } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PastedField } from './pasted-field';
import { Verdict } from './verdict';

export { messages } from './exercise-texts';

const MOST_LETTERS = 100;
/** The network's own empty address, the same with one letter changed, and the example of EIP-55 without its end. */
const EXAMPLES = [
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwd',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeA',
] as const;

/** Checks addresses of coins as the page of payout accounts does, on examples or on what is pasted. Nothing is sent. */
export default function AddressExercise() {
  const { t } = useTranslation('support');
  const [typed, setTyped] = useState('');
  const address = typed.trim();
  const check = checkCoinAddress(address);
  const network = address.startsWith('T') ? 'TRC20' : 'ERC20';
  return (
    <>
      <div role="group" aria-label={t('exercise.address.examples')} className="flex flex-wrap gap-2">
        {EXAMPLES.map((example, at) => (
          <Chip key={example} selected={example === address} onClick={() => setTyped(example)}>
            {t('exercise.address.example', { number: at + 1 })}
          </Chip>
        ))}
      </div>
      <PastedField
        label={t('exercise.address.paste')}
        value={typed}
        maxLength={MOST_LETTERS}
        onValueChange={setTyped}
      />
      <Verdict good={check === 'right'} bad={check === 'checksum'}>
        {address === '' ? undefined : t(`exercise.address.verdict.${check}`, { network })}
      </Verdict>
      <p className="text-sm text-muted">{t('exercise.address.ownUp')}</p>
    </>
  );
}
