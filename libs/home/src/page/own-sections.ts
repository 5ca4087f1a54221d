import type { ComponentType } from 'react';
import { AreasSection } from '../areas/areas-section';
import { HeroSection } from '../hero/hero-section';
import { NoticeSection } from '../notice/notice-section';

export type OwnSection = 'hero' | 'notice' | 'areas';

/** The sections that are loaded with the page, so that its first rendering shows all of them. */
export const OWN_SECTIONS: Readonly<Record<OwnSection, ComponentType>> = {
  hero: HeroSection,
  notice: NoticeSection,
  areas: AreasSection,
};

/** Whether the page draws a section itself. */
export function isOwnSection(id: string): id is OwnSection {
  return Object.hasOwn(OWN_SECTIONS, id);
}
