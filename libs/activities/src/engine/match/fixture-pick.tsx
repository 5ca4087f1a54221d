import { useServices } from '@heptad/feature-module';
import { formatDateTime, kickOffLabel } from '@heptad/formatting';
import { Badge, Button, cx, FOCUS_RING, type BadgeTone } from '@heptad/ui-kit';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivitiesServices } from '../../services';
import type { BoardMatch } from '../activity';

const TONES: Readonly<Record<BoardMatch['state'], BadgeTone>> = {
  open: 'accent',
  closed: 'muted',
  right: 'success',
  wrong: 'muted',
  void: 'muted',
};

interface FixturePickProps {
  readonly match: BoardMatch;
  /** A play is under way: no prediction is sent meanwhile. */
  readonly busy: boolean;
  /** Sends the prediction; undefined where none is taken. */
  readonly onPick: ((pick: string) => void) | undefined;
  /** Below the match: its prices. */
  readonly children?: ReactNode;
}

function Sides({ match: { home, away, score } }: { readonly match: BoardMatch }) {
  return (
    <p className="flex min-w-0 items-center gap-3 text-base font-semibold text-text">
      <span className="line-clamp-2 min-w-0 flex-1 text-right [overflow-wrap:anywhere]">{home.name}</span>
      <span className="numeric shrink-0 rounded-s bg-sunken px-2 py-1 text-sm">
        {score === undefined ? 'VS' : `${String(score.home)} : ${String(score.away)}`}
      </span>
      <span className="line-clamp-2 min-w-0 flex-1 [overflow-wrap:anywhere]">{away.name}</span>
    </p>
  );
}

function Choices({ match, busy, onPick }: FixturePickProps & { readonly onPick: (pick: string) => void }) {
  const { t } = useTranslation('activities');
  const [chosen, setChosen] = useState<string>();
  const { home, away, choices } = match;
  const versus = t('engine.match.versus', { home: home.name, away: away.name });
  return (
    <>
      <div
        role="group"
        aria-label={t('engine.match.choose', { match: versus })}
        className="grid grid-flow-col auto-cols-fr gap-2"
      >
        {choices.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen === id}
            onClick={() => setChosen(id)}
            className={cx(
              'touch min-w-0 rounded-m border px-1 text-sm [overflow-wrap:anywhere]',
              chosen === id ? 'border-accent bg-accent text-on-accent' : 'border-line bg-raised text-text',
              FOCUS_RING,
            )}
          >
            {name}
          </button>
        ))}
      </div>
      {chosen !== undefined && (
        <div className="flex items-center justify-between gap-3">
          <span className="min-w-0 text-xs text-muted">{t('engine.match.final')}</span>
          <Button size="s" className="shrink-0" busy={busy} onClick={() => onPick(chosen)}>
            {t('engine.match.send')}
          </Button>
        </div>
      )}
    </>
  );
}

/** A match to predict: who plays and when, what the member has predicted, and what was right. */
export function FixturePick({ match, busy, onPick, children }: FixturePickProps) {
  const { t } = useTranslation('activities');
  const { clock, language } = useServices<ActivitiesServices>();
  const { league, stage, kickOff, closesAt, state, pick, result, choices } = match;
  const nameOf = (id: string | undefined): string => choices.find((choice) => choice.id === id)?.name ?? '';
  return (
    <li className="flex min-w-0 flex-col gap-3 py-4" data-state={state}>
      <div className="flex min-w-0 items-center gap-2 text-xs text-muted tabular-nums">
        <span className="min-w-0 flex-1 truncate">
          {stage === undefined ? league : `${league} · ${stage}`}
        </span>
        <span className="shrink-0">{kickOffLabel(kickOff, clock.now(), language.current())}</span>
        {/* Of an open match that was predicted, the prediction below says more. */}
        {(state !== 'open' || pick === undefined) && (
          <Badge tone={TONES[state]}>{t(`engine.match.states.${state}`)}</Badge>
        )}
      </div>
      <Sides match={match} />
      {onPick !== undefined && <Choices match={match} busy={busy} onPick={onPick} />}
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-muted tabular-nums">
        <span className={pick === undefined ? '' : 'font-semibold text-link'}>
          {pick === undefined ? t('engine.match.noPick') : t('engine.match.picked', { name: nameOf(pick) })}
        </span>
        <span>
          {result === undefined
            ? onPick !== undefined &&
              t('engine.match.closes', { time: formatDateTime(closesAt, language.current()) })
            : t('engine.match.result', { name: nameOf(result) })}
        </span>
      </p>
      {children}
    </li>
  );
}
