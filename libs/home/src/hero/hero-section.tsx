import { ownPath, pictureSource, type AllowList } from '@heptad/device';
import { PATHS, useBrand, useServices } from '@heptad/feature-module';
import { Carousel, Image, NavigationLink, PictureWords, type CarouselSlide } from '@heptad/ui-kit';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeBannersQuery } from '../content/home-queries';
import type { Banner } from '../content/home-content';
import { useThemeName } from '../content/use-theme-name';
import type { HomeServices } from '../services';

/** The height of the hero, the same as in the page that stands before the app. */
const SHAPE = 'h-[120px] w-full md:h-[160px]';

function BrandArt() {
  const { assets } = useBrand();
  return (
    <img
      src={assets.hero[useThemeName()]}
      width={800}
      height={400}
      alt=""
      fetchPriority="high"
      className={`block object-cover ${SHAPE}`}
    />
  );
}

/** A slide with its words on it: one link as a whole, where it leads anywhere. */
function slideOf(
  id: string,
  words: string,
  picture: ReactNode,
  href: string | undefined,
  action: string,
): CarouselSlide {
  return {
    id,
    label: words,
    content:
      href === undefined ? (
        <div className="relative">
          {picture}
          <PictureWords>{words}</PictureWords>
        </div>
      ) : (
        <NavigationLink
          href={href}
          className="relative block focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
        >
          {picture}
          <PictureWords action={action}>{words}</PictureWords>
        </NavigationLink>
      ),
  };
}

function bannerSlides(
  banners: readonly Banner[],
  dark: boolean,
  images: AllowList,
  action: string,
): CarouselSlide[] {
  return banners.flatMap(({ id, title, image, darkImage, link }) => {
    const source = pictureSource(dark ? (darkImage ?? image) : image, images);
    if (source === undefined) return [];
    const picture = (
      <Image
        source={source}
        alt=""
        width={800}
        height={400}
        sizes="100vw"
        className={SHAPE}
        style={{ width: '100%', aspectRatio: undefined }}
      />
    );
    return [slideOf(id, title, picture, ownPath(link, globalThis.location?.origin ?? ''), action)];
  });
}

/** The brand's own drawing first, which leads to its matches, then the platform's banners. Without an answer the drawing stays. */
export function HeroSection() {
  const { t } = useTranslation('home');
  const { language, images } = useServices<HomeServices>();
  const { config } = useBrand();
  const { data: banners } = useHomeBannersQuery();
  const dark = useThemeName() === 'dark';
  const slogan = config.slogan[language.current()];
  const matches = config.capabilities.includes('sports') ? PATHS.homeSports : undefined;
  const slides = useMemo(
    () => [
      slideOf('brand', slogan, <BrandArt />, matches, t('hero.bet')),
      ...bannerSlides(banners ?? [], dark, images, t('hero.look')),
    ],
    [banners, dark, slogan, matches, images, t],
  );
  return (
    <Carousel
      className="site-hero rounded-l"
      slides={slides}
      labels={{ region: t('hero.label'), pause: t('pause'), play: t('play') }}
    />
  );
}
