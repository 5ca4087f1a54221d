import type { ComponentType } from 'react';
import { AreasSection } from '../areas/areas-section';
import { HeroSection } from '../hero/hero-section';
import { NoticeSection } from '../notice/notice-section';

export type OwnSection = 'hero' | 'notice' | 'areas';

/** The sections that travel with the page: they are there with its first rendering, none of them a moment later. */
export const OWN_SECTIONS: Readonly<Record<OwnSection, ComponentType>> = {
  hero: HeroSection,
  notice: NoticeSection,
  areas: AreasSection,
};

/** Whether the page draws a section itself. */
export function isOwnSection(id: string): id is OwnSection {
  return Object.hasOwn(OWN_SECTIONS, id);
}
