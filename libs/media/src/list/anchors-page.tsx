import { PATHS, useBack, useBrand, useServices } from '@heptad/feature-module';
import { Button, EmptyState, RefreshPage, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Anchors } from '../anchors/anchor';
import { useAnchorsQuery } from '../anchors/anchor-queries';
import type { MediaServices } from '../services';
import { AnchorCard } from './anchor-card';

const GRID = 'grid gap-3 sm:grid-cols-2';

function Waiting() {
  return (
    <div aria-busy="true" className={GRID}>
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="aspect-[4/3] rounded-l" />
      ))}
    </div>
  );
}

function Content({ shown, anchors }: Anchors) {
  const { t } = useTranslation('media');
  const { assets } = useBrand();
  const navigate = useNavigate();
  if (!shown || anchors.length === 0)
    return (
      <EmptyState
        art={<img src={assets.empty} alt="" className="h-24" />}
        title={t(shown ? 'none' : 'closed')}
        description={t(shown ? 'noneHint' : 'closedHint')}
        action={<Button onClick={() => void navigate(PATHS.home)}>{t('toHome')}</Button>}
      />
    );
  return (
    <ul className={GRID}>
      {anchors.map((anchor) => (
        <li key={anchor.channel} className="min-w-0">
          <AnchorCard anchor={anchor} />
        </li>
      ))}
    </ul>
  );
}

/** Who is on the air, with their matches, and who comes next (SHELL-009). */
export default function AnchorsPage() {
  const { t } = useTranslation('media');
  const { language } = useServices<MediaServices>();
  const back = useBack();
  const list = useAnchorsQuery(language.current(), { refetchOnMountOrArgChange: true });
  const { data } = list;
  return (
    <RefreshPage title={t('title')} back={{ label: t('back'), onPress: back }} query={list} say={t}>
      {data === undefined ? <Waiting /> : <Content {...data} />}
    </RefreshPage>
  );
}
