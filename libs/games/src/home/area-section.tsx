import { useServices, type MessageLoaders, type PartFile } from '@heptad/feature-module';
import { FOCUS_RING, LazyLoad, NavigationLink, PreviewSection, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { GameArt } from '../art/game-art';
import type { HallGame } from '../halls/hall';
import { hallPath, type HallArea } from '../halls/hall-area';
import type { GamesServices } from '../services';
import { useHotGamesQuery } from './hot-queries';

/** An area whose games stand on the home page. */
type HomeArea = Exclude<HallArea, 'esports'>;

const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};

/** What a card takes, CSS pixels. */
const CARD = 104;
/** In wide windows a sixth of the width, and what stands below the picture; of the column, since there may be others beside it. */
const HEIGHT = 'h-[154px] md:h-[calc((100cqw_-_50px)/6_+_46px)]';
/** The same with the head of the section. */
const WHOLE = 'h-[190px] md:h-[calc((100cqw_-_50px)/6_+_82px)]';
/** Pushed aside on phones; six beside each other where there is room. */
const ROW =
  '-mx-page flex snap-x scroll-px-page gap-[10px] overflow-x-auto px-page pb-1 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-6 md:overflow-visible md:p-0 md:[&>li:nth-child(n+7)]:hidden';

function HotCard({ game }: { readonly game: HallGame }) {
  const { t } = useTranslation('games');
  const { name, plays, provider, area, id } = game;
  return (
    <NavigationLink
      href={hallPath(area, { game: id })}
      className={`block overflow-hidden rounded-m bg-raised text-left shadow-1 ${FOCUS_RING}`}
    >
      <GameArt game={game} width={CARD} className={provider.open ? '' : 'opacity-55 grayscale'} />
      <span className="flex h-[46px] flex-col justify-center px-[8px]">
        <span className="truncate text-sm leading-[18px] font-medium text-text">{name}</span>
        <span className="truncate text-xs leading-[16px] text-muted tabular-nums">
          {provider.open
            ? plays > 0
              ? t('home.plays', { count: plays })
              : provider.name
            : t('home.maintenance')}
        </span>
      </span>
    </NavigationLink>
  );
}

function HotGames({ area }: { readonly area: HomeArea }) {
  const { t } = useTranslation('games');
  const { language } = useServices<GamesServices>();
  const query = useHotGamesQuery(language.current());
  const games = query.data?.find((hall) => hall.area === area)?.games;
  return (
    <PreviewSection
      headingId={`home-${area}`}
      title={t(`home.areas.${area}`)}
      all={{ label: t('home.all'), href: hallPath(area) }}
      height={HEIGHT}
      count={query.data === undefined ? undefined : (games?.length ?? 0)}
      query={query}
      words={{ failed: t('home.failed'), retry: t('home.retry'), none: t('home.none') }}
    >
      <ul className={ROW}>
        {games?.map((game) => (
          <li key={game.id} className="w-[104px] shrink-0 snap-start md:w-auto md:min-w-0">
            <HotCard game={game} />
          </li>
        ))}
      </ul>
    </PreviewSection>
  );
}

/** The section of an area on the home page: its games that members play most now, asked for when it comes near (SHELL-003…007). */
export function sectionOf(area: HomeArea): PartFile {
  const Section = () => (
    <div className="@container">
      <LazyLoad placeholder={<Skeleton className={`rounded-l ${WHOLE}`} />}>
        <HotGames area={area} />
      </LazyLoad>
    </div>
  );
  return { default: Section, messages };
}
