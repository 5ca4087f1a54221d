import { Chip, SearchField } from '@heptad/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block } from '../article';
import { ArticleBlocks } from '../article-blocks';
import { says, sectionsOf } from './sections';

export { messages } from './contents-texts';

const MOST_LETTERS = 40;

/** Brings a part into view, and hands it to who reads by keyboard or hears the page. */
function goTo(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

/** A long article with a list of its parts, and a search that leaves those that say what is typed. */
export default function SectionedBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const { t } = useTranslation('support');
  const [sought, setSought] = useState('');
  const page = useId();
  const all = sectionsOf(blocks).map((section, at) => ({ ...section, id: `${page}${String(at)}` }));
  const searching = sought.trim() !== '';
  const shown = searching
    ? all.filter((section) => section.title !== undefined && says(section, sought))
    : all;
  return (
    <>
      <div role="search">
        <SearchField
          label={t('contents.search')}
          hideLabel
          placeholder={t('contents.search')}
          clearLabel={t('contents.clear')}
          maxLength={MOST_LETTERS}
          value={sought}
          onValueChange={setSought}
        />
      </div>
      {searching ? (
        <p role="status" className="text-sm text-muted">
          {t(shown.length === 0 ? 'contents.none' : 'contents.found', { count: shown.length })}
        </p>
      ) : (
        <nav aria-label={t('contents.title')}>
          <ul className="flex flex-wrap gap-2">
            {all.map(
              ({ id, title }) =>
                title !== undefined && (
                  <li key={id}>
                    <Chip onClick={() => goTo(id)}>{title}</Chip>
                  </li>
                ),
            )}
          </ul>
        </nav>
      )}
      {shown.map(({ id, title, blocks: inside }) => (
        <section
          key={id}
          id={id}
          tabIndex={-1}
          aria-label={title}
          className="scroll-mt-[calc(var(--frame-head,0px)+64px)] outline-none"
        >
          <ArticleBlocks blocks={inside} />
        </section>
      ))}
    </>
  );
}
