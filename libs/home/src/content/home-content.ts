import { CAPABILITIES, type Capability } from '@heptad/brand-config';
import type { CallResponse, configuration, home } from '@heptad/contracts';

/** A picture of the hero; addresses are as the platform gave them, not yet checked. */
export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly image: string;
  readonly darkImage: string | undefined;
  readonly link: string | undefined;
}

/** A line of the scrolling notice. */
export interface SiteNotice {
  readonly id: string;
  readonly text: string;
}

/** A content area of the site. */
export interface Area {
  readonly id: Capability;
  /** False while nothing of it can be entered. */
  readonly open: boolean;
}

/** An icon that floats over the page; addresses are not yet checked. */
export interface FloatIcon {
  readonly id: string;
  readonly title: string;
  readonly image: string;
  readonly darkImage: string | undefined;
  readonly link: string;
  readonly closable: boolean;
}

const bySort = (a: { readonly sort: number }, b: { readonly sort: number }): number => a.sort - b.sort;

/** Blank addresses count as none (OPEN-053). */
const present = (text: string | undefined): string | undefined => (text?.trim() ? text.trim() : undefined);

/** Banners in their order; those without any picture are dropped. */
export function toBanners(answer: CallResponse<typeof home.banners>): Banner[] {
  return answer.toSorted(bySort).flatMap(({ id, title, imageUrl, darkImageUrl, linkUrl }) => {
    const darkImage = present(darkImageUrl);
    const image = present(imageUrl) ?? darkImage;
    return image === undefined ? [] : [{ id, title, image, darkImage, link: present(linkUrl) }];
  });
}

/** Notices newest first, each on one line. */
export function toNotices(answer: CallResponse<typeof home.notices>): SiteNotice[] {
  return answer
    .toSorted((a, b) => b.publishedAt - a.publishedAt)
    .map(({ id, title, content }) => ({
      id,
      text: [title, content]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' · '),
    }))
    .filter(({ text }) => text !== '');
}

type WireArea = CallResponse<typeof home.content>['areas'][number];

function toArea({ area, tiles }: WireArea): Area[] {
  const id = CAPABILITIES.find((known) => known === area);
  if (id === undefined) return [];
  const shown = tiles.filter(({ isDisplay }) => isDisplay === 1);
  return shown.length === 0 ? [] : [{ id, open: shown.some(({ status }) => status === 1) }];
}

/** The areas a brand can have that show something: venues that are hidden do not count (VENUE-015, OPEN-043). */
export function toAreas({ areas }: CallResponse<typeof home.content>): Area[] {
  return areas.flatMap(toArea);
}

/** Floating icons in their order (CALL-019). */
export function toFloatIcons(answer: CallResponse<typeof configuration.floatIcons>): FloatIcon[] {
  return answer.toSorted(bySort).map(({ id, title, imageUrl, darkImageUrl, linkUrl, closable }) => ({
    id,
    title,
    image: imageUrl,
    darkImage: present(darkImageUrl),
    link: linkUrl,
    closable: closable === 1,
  }));
}
