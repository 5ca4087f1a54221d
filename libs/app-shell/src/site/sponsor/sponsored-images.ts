import type { Result } from '@heptad/api-client';
import { type CallResponse, sponsor } from '@heptad/contracts';

type Answer = CallResponse<typeof sponsor.images>;
type WireImage = NonNullable<Answer['sponsoredUrl']>[number];

/** Kinds that show their light picture on the night theme too (MEDIA-006). */
const ALWAYS_LIGHT: readonly number[] = [sponsor.IMAGE_TYPES.sports, sponsor.IMAGE_TYPES.entry];
const SUCCESS = 0;

const present = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

/** An image without a place comes after those that have one (OPEN-053). */
const placeOf = ({ sort }: WireImage): number => sort ?? Number.POSITIVE_INFINITY;

/** The images of an answer, ascending by `sort` (MEDIA-001); none where the request failed (MEDIA-003). */
export function imagesOf(answer: Result<Answer>): readonly WireImage[] {
  if (!answer.ok || answer.value.status !== SUCCESS) return [];
  return (answer.value.sponsoredUrl ?? []).toSorted((a, b) =>
    placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b),
  );
}

/**
 * The addresses to show, in the order given; images without a usable one are dropped (MEDIA-004).
 * @param type the kind of image, of which some stay light at night (MEDIA-005, MEDIA-006)
 */
export function addressesOf(images: readonly WireImage[], type: number, dark: boolean): readonly string[] {
  const night = dark && !ALWAYS_LIGHT.includes(type);
  return images.flatMap(({ url, darkUrl }) => {
    const light = present(url);
    // A light picture is better than a hole (OPEN-053).
    const address = night ? (present(darkUrl) ?? light) : light;
    return address === undefined ? [] : [address];
  });
}

/** The picture that is shown while others load: the first address, or an empty text without one (MEDIA-002). */
export function loadingImageOf(answer: Result<Answer>): string {
  return addressesOf(imagesOf(answer), sponsor.IMAGE_TYPES.loading, false)[0] ?? '';
}
