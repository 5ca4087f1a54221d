import { LOCALE_CHOICES, useServices } from '@heptad/feature-module';
import { Card } from '@heptad/ui-kit';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupportServices } from '../services';
import type { GuideFilm } from './brand-guides';
import { FilmSteps } from './film-steps';

interface FilmCardProps {
  readonly name: string;
  readonly film: GuideFilm;
  readonly poster: string | undefined;
}

/** A film with subtitles in every language, and its steps as text, each of which can be watched by itself. */
export function FilmCard({ name, film, poster }: FilmCardProps) {
  const { t } = useTranslation('support');
  const locale = useServices<SupportServices>().language.current();
  const title = useId();
  const screen = useRef<HTMLVideoElement>(null);
  const [broken, setBroken] = useState(false);
  const watchFrom = (seconds: number): void => {
    const video = screen.current;
    if (video === null) return;
    video.currentTime = seconds;
    // A browser that does not play it says so by the film's own error.
    void video.play()?.catch(() => undefined);
  };
  return (
    <Card as="section" aria-labelledby={title} className="flex flex-col gap-4">
      <header className="flex items-baseline justify-between gap-3">
        <h2 id={title} className="text-lg font-semibold text-text">
          {t(`guides.film.${name}.title`)}
        </h2>
        <p className="shrink-0 text-sm text-muted tabular-nums">
          {t('guides.length', { seconds: Math.round(film.length) })}
        </p>
      </header>
      <div className="flex flex-col gap-4 min-[680px]:flex-row">
        <div className="mx-auto w-full max-w-[300px] shrink-0">
          {/* Nothing of it is fetched before it is wanted. */}
          <video
            ref={screen}
            controls
            playsInline
            muted
            preload="none"
            poster={poster}
            width={film.width}
            height={film.height}
            aria-labelledby={title}
            className="block h-auto w-full rounded-m border border-line bg-sunken"
            style={{ aspectRatio: `${film.width} / ${film.height}` }}
            onError={() => setBroken(true)}
          >
            <source src={film.source} type="video/webm" onError={() => setBroken(true)} />
            {LOCALE_CHOICES.map(({ value, label, lang }) => (
              <track
                key={value}
                kind="subtitles"
                src={film.subtitles[value]}
                srcLang={lang}
                label={label}
                default={value === locale}
              />
            ))}
          </video>
          {broken && (
            <p role="alert" className="mt-2 text-sm text-danger">
              {t('guides.broken')}
            </p>
          )}
        </div>
        <FilmSteps name={name} film={film} disabled={broken} onWatch={watchFrom} />
      </div>
    </Card>
  );
}
