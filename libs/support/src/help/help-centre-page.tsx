import { PATHS, useBack } from '@heptad/feature-module';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ArticleView } from './article-view';
import { HelpBoard } from './help-board';
import { HelpFrame } from './help-frame';
import { useArticleAddress } from './use-article-address';

export { messages } from './help-texts';

const BOXES = ['h-11', 'h-[208px]', 'h-[364px]'];

/** The help centre, and its articles (ROUTE-087, ROUTE-088). */
export default function HelpCentrePage() {
  const { t } = useTranslation('support');
  const { open, to } = useArticleAddress();
  const navigate = useNavigate();
  const away = useBack(PATHS.mine);
  const back = open === undefined ? away : () => void navigate(to(), { replace: true });
  return (
    <HelpFrame title={t('help.title')} onBack={back} boxes={BOXES}>
      {(collection) =>
        open === undefined ? (
          <HelpBoard collection={collection} />
        ) : (
          <ArticleView
            key={open}
            article={collection.articles.find(({ id }) => id === open)}
            collection={collection}
          />
        )
      }
    </HelpFrame>
  );
}
