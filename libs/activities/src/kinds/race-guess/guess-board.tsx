import { PATHS } from '@heptad/feature-module';
import { FOCUS_RING, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ActivityOf } from '../../engine/activity';
import { StepsCard } from '../../engine/board/steps-card';
import { FixturesCard } from '../../engine/match/fixtures-card';

/** What only race guess shows: what was right so far, the matches, and the prizes for right predictions. */
export function GuessBoard({ activity }: { readonly activity: ActivityOf<'raceGuess'> }) {
  const { t } = useTranslation('activities');
  const { fixtures, right, decided, steps } = activity.board;
  return (
    <>
      <StepsCard
        title={t('raceGuess.steps')}
        steps={steps}
        aside={t('engine.match.standing', { right, decided })}
      />
      <FixturesCard activity={activity} fixtures={fixtures} title={t('raceGuess.matches')} />
      <NavigationLink
        href={PATHS.activityRaceGuessRulesContent}
        className={`flex min-h-[44px] items-center justify-center rounded-m text-sm text-link ${FOCUS_RING}`}
      >
        {t('raceGuess.rules')}
      </NavigationLink>
    </>
  );
}
