import { PATHS, useBack } from '@heptad/feature-module';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ArticleView } from '../help/article-view';
import { HelpFrame } from '../help/help-frame';

export { messages } from '../help/help-texts';

const BOXES = ['h-[420px]', 'h-[156px]'];

/** A lesson at an address of its own (ROUTE-089 to ROUTE-107), or a technical question (ROUTE-104). */
export default function LessonPage() {
  const { t } = useTranslation('support');
  const page = useLocation().pathname.replace(/\/$/, '');
  const isTechnical = page.startsWith(`${PATHS.tutorialTech}/`);
  const back = useBack(isTechnical ? PATHS.tutorialTech : PATHS.mineHelpCenter);
  return (
    <HelpFrame title={t(isTechnical ? 'help.tech' : 'help.lessons')} onBack={back} boxes={BOXES}>
      {(collection) => (
        <ArticleView
          key={page}
          article={collection.articles.find((article) => article.page === page)}
          collection={collection}
        />
      )}
    </HelpFrame>
  );
}
