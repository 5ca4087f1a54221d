import type { Locale } from '@heptad/feature-module';

export type RulesKind = 'regular' | 'privacy';

/** One set of rules: what it is about, then its sections. */
export interface RulesDocument {
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

type RulesFile = () => Promise<{ readonly default: Readonly<Record<RulesKind, RulesDocument>> }>;

/** The texts of the rules, apart from the feature's other texts: they are long, and few read them. `{{name}}` is the brand. */
export const RULES_FILES: Readonly<Record<Locale, RulesFile>> = {
  'zh-CN': () => import('../messages/rules/zh-CN.json'),
  'zh-TW': () => import('../messages/rules/zh-TW.json'),
  en: () => import('../messages/rules/en.json'),
};
