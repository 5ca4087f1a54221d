import { useLanguageFile } from '@heptad/feature-module';
import { SearchField } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleCollection } from '../help/article';
import { ArticleList } from '../help/article-list';
import { loadCollection } from '../help/collections';
import type { FindArticles } from '../help/search/article-index';
import { useArticleIndex, useFoundArticles } from '../help/search/use-found-articles';

/** So that what it is about can still be chosen below without scrolling. */
const MOST_SHOWN = 3;
const MOST_LETTERS = 60;

/** What the help centre has for what is typed, before somebody is asked for. A guest of the chat loses nothing where it cannot be had. */
export default function AnswersFirst() {
  const { t } = useTranslation('support');
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <div role="search" onFocus={() => setSought(true)}>
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
      {sought && <Answers typed={typed.trim()} />}
    </div>
  );
}

/** The articles are fetched with the first look at the field. */
function Answers({ typed }: { readonly typed: string }) {
  const { content } = useLanguageFile(loadCollection);
  return content === undefined ? null : <Opened typed={typed} collection={content} />;
}

interface FoundProps {
  readonly typed: string;
  readonly collection: ArticleCollection;
}

function Opened({ typed, collection }: FoundProps) {
  const find = useArticleIndex(collection);
  return find === undefined || typed === '' ? null : (
    <Found typed={typed} collection={collection} find={find} />
  );
}

function Found({ typed, collection, find }: FoundProps & { readonly find: FindArticles }) {
  const { t } = useTranslation('support');
  const found = useFoundArticles(typed, collection, find);
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {t(found.length === 0 ? 'topic.noAnswers' : 'topic.answers')}
      </p>
      {found.length > 0 && <ArticleList articles={found.slice(0, MOST_SHOWN)} />}
    </>
  );
}
