import { ownPath, pictureSource, type AllowList } from '@heptad/device';
import { useBrand, useServices } from '@heptad/feature-module';
import { Carousel, Image, NavigationLink, PictureWords, type CarouselSlide } from '@heptad/ui-kit';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeBannersQuery } from '../content/home-queries';
import type { Banner } from '../content/home-content';
import { useThemeName } from '../content/use-theme-name';
import type { HomeServices } from '../services';

/** The shape of the hero, the same as in the page that stands before the app: 2:1, and flatter where it is wider. */
const SHAPE = 'aspect-[2/1] w-full md:aspect-[3/1]';

function BrandArt() {
  const { assets } = useBrand();
  return (
    <img
      src={assets.hero[useThemeName()]}
      width={800}
      height={400}
      alt=""
      fetchPriority="high"
      className={`block h-auto object-cover ${SHAPE}`}
    />
  );
}

function bannerSlide(
  { id, title, image, darkImage, link }: Banner,
  dark: boolean,
  images: AllowList,
): CarouselSlide | undefined {
  const source = pictureSource(dark ? (darkImage ?? image) : image, images);
  if (source === undefined) return undefined;
  const href = ownPath(link, window.location.origin);
  const picture: ReactNode = (
    <>
      <Image
        source={source}
        alt=""
        width={800}
        height={400}
        sizes="100vw"
        className={SHAPE}
        style={{ width: '100%', aspectRatio: undefined }}
      />
      <PictureWords>{title}</PictureWords>
    </>
  );
  return {
    id,
    label: title,
    content:
      href === undefined ? (
        <div className="relative">{picture}</div>
      ) : (
        <NavigationLink
          href={href}
          className="relative block focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
        >
          {picture}
        </NavigationLink>
      ),
  };
}

/** The brand's own drawing first, then the platform's banners. Without an answer the drawing stays. */
export function HeroSection() {
  const { t } = useTranslation('home');
  const { language, images } = useServices<HomeServices>();
  const { config } = useBrand();
  const { data: banners } = useHomeBannersQuery();
  const dark = useThemeName() === 'dark';
  const slogan = config.slogan[language.current()];
  const slides = useMemo(() => {
    const art: CarouselSlide = { id: 'brand', label: slogan, content: <BrandArt /> };
    const rest = (banners ?? [])
      .map((banner) => bannerSlide(banner, dark, images))
      .filter((slide) => slide !== undefined);
    return [art, ...rest];
  }, [banners, dark, slogan, images]);
  return (
    <Carousel
      className="rounded-l"
      slides={slides}
      labels={{ region: t('hero.label'), pause: t('pause'), play: t('play') }}
    />
  );
}
