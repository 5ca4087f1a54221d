import { useTranslation } from 'react-i18next';
import { PATHS, useBack } from '@heptad/feature-module';
import { TopBar } from '@heptad/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { SearchBoard } from './search-board';
import { readWords, writeWords } from './searched-words';

export { messages } from './search-texts';

/** The search over all sports as a page. Its words are in the address: who comes back from a result finds the others again. */
export default function SearchPage() {
  const { t } = useTranslation('sports');
  const back = useBack(PATHS.homeSports);
  const [query, setQuery] = useSearchParams();
  return (
    <div className="min-w-0 lg:mx-auto lg:max-w-2xl lg:pt-[20px]">
      <TopBar title={t('search.title')} back={{ label: t('back'), onPress: back }} />
      <main>
        <SearchBoard
          words={readWords(query)}
          onWords={(words) => setQuery((now) => writeWords(now, words), { replace: true })}
        />
      </main>
    </div>
  );
}
