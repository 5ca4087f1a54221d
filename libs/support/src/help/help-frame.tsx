import { useLanguageFile } from '@heptad/feature-module';
import { AskedPage, type AskedPageProps } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ArticleCollection } from './article';
import { loadCollection } from './collections';

export interface HelpFrameProps extends Pick<
  AskedPageProps<ArticleCollection>,
  'title' | 'boxes' | 'children'
> {
  readonly onBack: () => void;
}

/** A page of help over the articles in the language that is read. */
export function HelpFrame({ onBack, ...page }: HelpFrameProps) {
  const { t } = useTranslation('support');
  const { content, failed, reload } = useLanguageFile(loadCollection);
  return (
    <AskedPage
      {...page}
      // Every article, and the list of them, ends with the way to a person.
      ownEnd={content !== undefined}
      back={{ label: t('help.back'), onPress: onBack }}
      query={{ data: content, isError: failed, refetch: reload }}
      failed={{ title: t('help.loadFailed'), retry: t('help.reload') }}
    />
  );
}
