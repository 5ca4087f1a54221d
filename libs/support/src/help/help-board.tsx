import { PATHS, useLabels } from '@heptad/feature-module';
import { Accordion, Cell, Icon, List } from '@heptad/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleCollection } from './article';
import { ArticleList } from './article-list';
import { HelpSearch } from './search/help-search';
import { PersonLink } from './person-link';

/** How many articles are named as those that are asked for most. */
const MOST_ASKED = 6;

interface CollectionProps {
  readonly collection: ArticleCollection;
}

/** The first page of the help centre: the search, what is asked most, all topics, and the way to a person. */
export function HelpBoard({ collection }: CollectionProps) {
  const { t } = useTranslation('support');
  const labels = useLabels();
  return (
    <div className="flex flex-col gap-5">
      <HelpSearch collection={collection}>
        <Topics collection={collection} />
      </HelpSearch>
      <List aria-label={t('help.watch')}>
        <Cell
          href={PATHS.tutorialImagePage}
          title={t('help.pictures')}
          leading={<Icon name="image" className="size-6 text-link" />}
        />
        <Cell
          href={PATHS.tutorialVideoPage}
          title={t('help.films')}
          leading={<Icon name="play" className="size-6 text-link" />}
        />
      </List>
      <PersonLink to={PATHS.customerMain} label={t('help.person', labels)} hint={t('help.personHint')} />
    </div>
  );
}

/** What is asked most, and all articles by their topics. */
function Topics({ collection }: CollectionProps) {
  const { t } = useTranslation('support');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const asked = useId();
  const topics = useId();
  return (
    <div className="flex flex-col gap-5">
      <section aria-labelledby={asked} className="flex flex-col gap-2">
        <h2 id={asked} className="font-semibold text-text">
          {t('help.asked')}
        </h2>
        <ArticleList articles={mostAsked(collection)} />
      </section>
      <section aria-labelledby={topics} className="flex flex-col gap-2">
        <h2 id={topics} className="font-semibold text-text">
          {t('help.topics')}
        </h2>
        <Accordion
          className="overflow-hidden rounded-m bg-raised"
          value={opened}
          onValueChange={setOpened}
          items={collection.topics.map(({ id, title }) => {
            const articles = collection.articles.filter(({ topic }) => topic === id);
            return {
              value: id,
              title,
              extra: (
                <span className="pr-4 text-sm text-muted">
                  {t('help.ofTopic', { count: articles.length })}
                </span>
              ),
              content: <ArticleList articles={articles} />,
            };
          })}
        />
      </section>
    </div>
  );
}

function mostAsked({ articles }: ArticleCollection) {
  return articles
    .filter(({ asked }) => asked !== undefined)
    .toSorted((one, other) => (other.asked ?? 0) - (one.asked ?? 0))
    .slice(0, MOST_ASKED);
}
