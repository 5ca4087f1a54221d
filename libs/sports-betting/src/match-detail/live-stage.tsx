import { SegmentedControl } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { LivePitch } from './live-pitch';
import { isFootball, type MatchEvent } from '../match-timeline/match-events';
import { StreamStage } from './stream/stream-stage';

type View = 'animation' | 'video';

export interface LiveStageProps {
  readonly match: MatchShape;
  readonly latest: MatchEvent | undefined;
}

/** What a running match shows of itself: a drawn pitch for football, its pictures where the venue has them. */
export function LiveStage({ match, latest }: LiveStageProps) {
  const { t } = useTranslation('sports');
  const views: readonly View[] = [
    ...(isFootball(match) ? (['animation'] as const) : []),
    ...(match.stream ? (['video'] as const) : []),
  ];
  const [chosen, setChosen] = useState<View | undefined>(undefined);
  const view = chosen !== undefined && views.includes(chosen) ? chosen : views[0];
  const running = match.status === 'live' || match.status === 'suspended';
  if (!running || view === undefined) return null;
  return (
    <section aria-label={t('stream.label')} className="flow-root bg-raised">
      {views.length > 1 && (
        <SegmentedControl<View>
          label={t('stream.label')}
          value={view}
          onValueChange={setChosen}
          segments={views.map((value) => ({ value, label: t(`stream.${value}`) }))}
          className="mx-3 mt-2 mb-2"
        />
      )}
      {view === 'video' ? <StreamStage match={match} /> : <LivePitch match={match} latest={latest} />}
    </section>
  );
}
