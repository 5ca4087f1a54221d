import { PATHS, useBack } from '@heptad/feature-module';
import { ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ArticleView } from './article-view';
import { HelpBoard } from './help-board';
import { useArticleAddress } from './use-article-address';
import { useCollection } from './use-collection';

export { messages } from './help-texts';

const BOXES = ['h-11', 'h-[208px]', 'h-[364px]'];

/** The help centre, and its articles (ROUTE-087, ROUTE-088). */
export default function HelpCentrePage() {
  const { t } = useTranslation('support');
  const { open, to } = useArticleAddress();
  const navigate = useNavigate();
  const away = useBack(PATHS.mine);
  const { collection, failed, reload } = useCollection();
  const back = open === undefined ? away : () => void navigate(to(), { replace: true });
  return (
    <TitlePage title={t('help.title')} back={{ label: t('help.back'), onPress: back }}>
      {failed && <ErrorState title={t('help.loadFailed')} retryLabel={t('help.reload')} onRetry={reload} />}
      {!failed && collection === undefined && (
        <div aria-busy="true" className="flex flex-col gap-4">
          {BOXES.map((box) => (
            <Skeleton key={box} className={`rounded-m ${box}`} />
          ))}
        </div>
      )}
      {collection !== undefined &&
        (open === undefined ? (
          <HelpBoard collection={collection} />
        ) : (
          <ArticleView key={open} id={open} collection={collection} />
        ))}
    </TitlePage>
  );
}
