import { useLanguageFile } from '@heptad/feature-module';
import { SearchField } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleCollection } from '../help/article';
import { ArticleList } from '../help/article-list';
import { loadCollection } from '../help/collections';
import { useFoundArticles } from '../help/search/use-found-articles';

/** So that what it is about can still be chosen below without scrolling. */
const MOST_SHOWN = 3;
const MOST_LETTERS = 60;

/** What the help centre has for what is typed, before somebody is asked for. A guest of the chat loses nothing where it cannot be had. */
export default function AnswersFirst() {
  const { t } = useTranslation('support');
  const [typed, setTyped] = useState('');
  return (
    <div className="flex flex-col gap-2">
      <div role="search">
        <SearchField
          label={t('topic.search')}
          placeholder={t('topic.search')}
          hideLabel
          clearLabel={t('topic.clear')}
          maxLength={MOST_LETTERS}
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      {typed.trim() !== '' && <Answers typed={typed} />}
    </div>
  );
}

/** The articles are fetched with the first letter. */
function Answers({ typed }: { readonly typed: string }) {
  const { content } = useLanguageFile(loadCollection);
  return content === undefined ? null : <Found typed={typed} collection={content} />;
}

function Found({ typed, collection }: { readonly typed: string; readonly collection: ArticleCollection }) {
  const { t } = useTranslation('support');
  const found = useFoundArticles(typed, collection);
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {t(found.length === 0 ? 'topic.noAnswers' : 'topic.answers')}
      </p>
      {found.length > 0 && <ArticleList articles={found.slice(0, MOST_SHOWN)} />}
    </>
  );
}
