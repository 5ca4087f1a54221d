import { Button, Card, panelOf, Tabs } from '@heptad/ui-kit';
import { useId, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useVenueOrder } from '../venue-choice/use-venue-order';
import { TitledPage } from '../titled-page/titled-page';
import { LESSONS, lessonAfter, readLesson, type Lesson } from './lessons';
import { Paragraphs } from './lesson-parts';
import { HandicapLesson, TotalsLesson } from './line-lesson';
import { NotationsLesson } from './notations-lesson';
import { PayoutLesson } from './payout-lesson';
import StrategyBanner from './strategy-banner';
import { SystemsLesson } from './systems-lesson';

export { messages } from './strategy-texts';

function ResponsibleLesson() {
  return <Paragraphs name="responsible.text" />;
}

const CONTENTS: Readonly<Record<Lesson, ComponentType>> = {
  payout: PayoutLesson,
  notations: NotationsLesson,
  handicap: HandicapLesson,
  totals: TotalsLesson,
  systems: SystemsLesson,
  responsible: ResponsibleLesson,
};

function Lessons() {
  const { t } = useTranslation('sports');
  const [query, setQuery] = useSearchParams();
  const [venue] = useVenueOrder();
  const panel = useId();
  const lesson = readLesson(query);
  const next = lessonAfter(lesson);
  const Content = CONTENTS[lesson];
  const open = (wanted: Lesson): void => setQuery({ lesson: wanted }, { replace: true });
  return (
    <>
      <Tabs<Lesson>
        label={t('strategy.lessons')}
        panel={panel}
        value={lesson}
        onValueChange={open}
        items={LESSONS.map((value) => ({ value, label: t(`strategy.${value}.tab`) }))}
        className="bg-raised px-1 lg:rounded-b-l"
      />
      {venue !== undefined && <StrategyBanner enName={venue.enName} />}
      <Card
        as="section"
        {...panelOf(panel, lesson)}
        className="flex flex-col gap-4 rounded-none! lg:rounded-l!"
      >
        <h2 className="text-lg font-semibold text-text">{t(`strategy.${lesson}.title`)}</h2>
        <Content key={lesson} />
        {next !== undefined && (
          <Button
            variant="secondary"
            block
            onClick={() => {
              open(next);
              window.scrollTo({ top: 0 });
            }}
          >
            {t('strategy.next', { lesson: t(`strategy.${next}.title`) })}
          </Button>
        )}
      </Card>
      <p className="px-4 py-2 text-center text-xs text-muted">{t('strategy.note')}</p>
    </>
  );
}

/** Lessons for beginners (ROUTE-093): prices, lines and combinations with examples that can be played with. */
export default function BetStrategyPage() {
  return (
    <TitledPage title="more.strategy">
      <Lessons />
    </TitledPage>
  );
}
