import { listAt } from '../data/json-path';
import { useFile, useStudio } from '../data/use-session';
import { ReorderList } from '../parts/reorder-list';
import { Section } from '../parts/section';
import { useWords } from '../words/use-words';

/** What comes in which order: tabs, sections of the home page, what is offered, and the venues. */
export function Order() {
  const { t, idName } = useWords();
  const { choices } = useStudio();
  const { value, write } = useFile('brand');
  const lists = [
    ['tabs', choices.tabs],
    ['homeSections', choices.homeSections],
    ['capabilities', choices.capabilities],
    ['venueOrder', choices.venues],
    ['trackedVenues', choices.venues],
  ] as const;
  return (
    <>
      <p className="section-hint">{t('order.hint')}</p>
      <div className="columns">
        {lists.map(([name, known]) => (
          <Section key={name} title={t(`order.${name}`)}>
            <ReorderList
              label={t(`order.${name}`)}
              field={`brand:${name}`}
              items={listAt(value, [name])}
              choices={known}
              nameOf={idName}
              mayBeEmpty={name === 'trackedVenues'}
              onChange={(items) => write(name, items)}
            />
          </Section>
        ))}
      </div>
    </>
  );
}
