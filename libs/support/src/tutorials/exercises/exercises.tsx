import { LessonExercise, lazyWithMessages, useAppContext } from '@heptad/feature-module';
import { Card } from '@heptad/ui-kit';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** The exercises that need no other feature. */
const OWN = {
  address: lazyWithMessages('support', () => import('./address-exercise')),
  domain: lazyWithMessages('support', () => import('./domain-exercise')),
};

const isOwn = (id: string): id is keyof typeof OWN => Object.hasOwn(OWN, id);

/** What a lesson lets be played with: our own, and what other features of the brand have for it. */
export function Exercises({ ids }: { readonly ids: readonly string[] }) {
  const { LessonPanels } = useAppContext();
  return ids
    .filter((id) => isOwn(id) || LessonPanels !== undefined)
    .map((id) => <Exercise key={id} id={id} />);
}

function Exercise({ id }: { readonly id: string }) {
  const { t } = useTranslation('support');
  const { LessonPanels } = useAppContext();
  const title = useId();
  const Own = isOwn(id) ? OWN[id] : undefined;
  return (
    <Card as="section" aria-labelledby={title} className="flex flex-col gap-3">
      <h2 id={title} className="font-semibold text-text">
        {t(`help.exercise.${id}`)}
      </h2>
      <div className="flex min-h-[200px] flex-col gap-3">
        <Suspense fallback={null}>
          {Own !== undefined && <Own />}
          {Own === undefined && LessonPanels !== undefined && (
            <LessonExercise value={id}>
              <LessonPanels />
            </LessonExercise>
          )}
        </Suspense>
      </div>
    </Card>
  );
}
