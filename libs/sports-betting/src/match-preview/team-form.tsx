import { cx } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { TeamCrest } from '../crests/team-crest';
import type { MatchShape } from '../match/match-shape';
import { outcomesOf, type Outcome } from './past-outcomes';
import type { Preview } from './preview-queries';

const SIDES = ['home', 'away'] as const;

const TONES: Readonly<Record<Outcome, string>> = {
  won: 'bg-accent text-on-accent',
  drawn: 'bg-sunken text-text',
  lost: 'border border-line text-muted',
};

/** What became of a match, in a square. */
export function OutcomeMark({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation('sports');
  return (
    <span className={cx('flex size-[20px] shrink-0 items-center justify-center rounded-s', TONES[outcome])}>
      {t(`preview.${outcome}`)}
    </span>
  );
}

interface TeamFormProps {
  readonly match: MatchShape;
  readonly side: (typeof SIDES)[number];
  readonly preview: Preview;
}

function TeamForm({ match, side, preview }: TeamFormProps) {
  const { t } = useTranslation('sports');
  const form = outcomesOf(match[side], preview[side]);
  return (
    <section aria-label={match[side].name} className="min-w-0">
      <h3 className="flex h-[32px] items-center gap-[6px] text-sm font-medium">
        <TeamCrest match={match} side={side} />
        <span className="truncate">{match[side].name}</span>
      </h3>
      {form.length === 0 && <p className="text-xs text-muted">{t('preview.noForm')}</p>}
      <ol className="m-0 list-none p-0 text-xs">
        {form.map(({ match: past, outcome, opponent, atHome, own, theirs }) => (
          <li key={past.id} className="flex h-[28px] items-center gap-[6px]">
            <OutcomeMark outcome={outcome} />
            <span className="shrink-0 text-muted">{t(`side.${atHome ? 'home' : 'away'}`)}</span>
            <span className="min-w-0 flex-1 truncate">{opponent}</span>
            <span className="numeric shrink-0">
              {own}-{theirs}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How both teams of a match did in their last matches, each team's own score first. */
export function BothForms({ match, preview }: Omit<TeamFormProps, 'side'>) {
  return (
    <div className="grid grid-cols-2 gap-[16px]">
      {SIDES.map((side) => (
        <TeamForm key={side} match={match} side={side} preview={preview} />
      ))}
    </div>
  );
}
