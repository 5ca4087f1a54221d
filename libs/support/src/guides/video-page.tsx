import { useTranslation } from 'react-i18next';
import { FilmCard } from './film-card';
import { GuideFrame } from './guide-frame';
import { NoGuides } from './no-guides';

export { messages } from './guide-texts';

/** Films of journeys over the brand's own pages (ROUTE-108). */
export default function VideoPage() {
  const { t } = useTranslation('support');
  return (
    <GuideFrame title={t('guides.films')}>
      {({ films, pictures }) =>
        Object.keys(films).length === 0 ? (
          <NoGuides />
        ) : (
          <div className="flex flex-col gap-4">
            {Object.entries(films).map(([name, film]) => (
              <FilmCard key={name} name={name} film={film} poster={pictures[film.poster]?.source} />
            ))}
            <p className="text-sm text-muted">{t('guides.made')}</p>
          </div>
        )
      }
    </GuideFrame>
  );
}
