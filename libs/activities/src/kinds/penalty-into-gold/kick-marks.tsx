import { Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { kickMarks, type KickMark } from './corners';

const LOOKS: Readonly<Record<KickMark, string>> = {
  goal: 'bg-accent text-on-accent',
  saved: 'bg-sunken text-muted',
  coming: 'border-2 border-dashed border-line text-muted',
};

interface KickMarksProps {
  readonly kicks: readonly { readonly goal: 0 | 1 }[];
  readonly total: number;
}

/** The kicks of the shoot-out so far, each in a form and in words. */
export function KickMarks({ kicks, total }: KickMarksProps) {
  const { t } = useTranslation('activities');
  return (
    <ol aria-label={t('penaltyIntoGold.kicks')} className="flex justify-center gap-3">
      {kickMarks(kicks, total).map((mark, at) => (
        <li
          key={at}
          aria-label={t('penaltyIntoGold.kick', { number: at + 1, mark: t(`penaltyIntoGold.marks.${mark}`) })}
          className={`flex size-10 items-center justify-center rounded-full text-sm font-semibold ${LOOKS[mark]}`}
        >
          {mark === 'coming' ? (
            at + 1
          ) : (
            <Icon name={mark === 'goal' ? 'check' : 'close'} className="size-5" />
          )}
        </li>
      ))}
    </ol>
  );
}
