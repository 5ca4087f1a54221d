import { useBrand, useLabels, useLanguageFile, useServices, type Locale } from '@heptad/feature-module';
import { ErrorState, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';
import { RULES_FILES, type RulesKind } from './rules-texts';

export interface RulesTextProps {
  readonly kind: RulesKind;
  /** The level of its headings, by what stands above. */
  readonly headings: 'h2' | 'h3';
}

const loadRules = async (locale: Locale) => (await RULES_FILES[locale]()).default;

/** The general or the privacy rules in the language shown. */
export function RulesText({ kind, headings: Heading }: RulesTextProps) {
  const { t } = useTranslation('account');
  const { language } = useServices<AccountServices>();
  const { config } = useBrand();
  const labels = useLabels();
  const locale = language.current();
  const { content, failed, reload } = useLanguageFile(loadRules);
  const rules = content?.[kind];

  if (failed) return <ErrorState title={t('rules.failed')} retryLabel={t('rules.retry')} onRetry={reload} />;
  if (rules === undefined)
    return (
      <div aria-busy="true" className="flex flex-col gap-3 py-2">
        {['w-1/2', 'w-full', 'w-full', 'w-3/4'].map((width, line) => (
          <Skeleton key={line} className={`h-4 ${width}`} />
        ))}
      </div>
    );
  const words = { name: config.names[locale], ...labels };
  const named = (text: string): string =>
    Object.entries(words).reduce((all, [key, word]) => all.replaceAll(`{{${key}}}`, () => word), text);
  return (
    <div className="flex flex-col gap-5 pb-4 text-sm leading-relaxed text-text">
      <p className="text-muted">{named(rules.intro)}</p>
      {rules.sections.map(({ title, paragraphs }, index) => (
        <section key={title} className="flex flex-col gap-2">
          <Heading className="text-base font-semibold">
            {index + 1}. {named(title)}
          </Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{named(paragraph)}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
