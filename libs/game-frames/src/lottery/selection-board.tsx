import { LOTTERY, type LotteryPlayName } from '@heptad/game-rules';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXTS } from '../shared-rounds/texts';
import { oddsText, type SelectionGroup, selectionGroups } from './selection-groups';
import { groupName, selectionLabel } from './selection-name';

export interface SelectionBoardProps {
  readonly play: LotteryPlayName;
  readonly chosen: ReadonlySet<string>;
  readonly isOpen: boolean;
  readonly onToggle: (selection: string) => void;
}

interface GroupProps extends SelectionBoardProps {
  readonly group: SelectionGroup;
}

function Group({ play, group, chosen, isOpen, onToggle }: GroupProps): ReactNode {
  const { t } = useTranslation(TEXTS);
  const name = groupName(t, play, group.id);
  return (
    <fieldset disabled={!isOpen} className="disabled:opacity-60">
      <legend className="pb-1 text-sm font-semibold">{name}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-1.5">
        {group.selections.map((selection) => {
          const price = LOTTERY[play].selections[selection];
          const label = selectionLabel(t, selection);
          return (
            <label
              key={selection}
              className="bg-felt-3 has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-ink flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-lg p-1 leading-tight outline-2 outline-transparent select-none"
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={chosen.has(selection)}
                onChange={() => onToggle(selection)}
              />
              <span className={`numeric text-center font-semibold ${label.length > 3 ? 'text-sm' : ''}`}>
                {label}
              </span>
              {price !== undefined && <span className="numeric text-xs">{oddsText(price.odds)}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** All selections of a play with their odds. Places are shown one at a time; how many are chosen in each stands on it. */
export function SelectionBoard(props: SelectionBoardProps): ReactNode {
  const { play, chosen } = props;
  const { t } = useTranslation(TEXTS);
  const groups = useMemo(() => selectionGroups(play), [play]);
  const places = groups.filter(({ id }) => id.startsWith('place-'));
  const [place, setPlace] = useState(places[0]?.id);
  const shown = places.find(({ id }) => id === place);
  return (
    <div className="flex flex-col gap-4">
      {shown !== undefined && (
        <div className="flex flex-col gap-3">
          <fieldset className="grid grid-cols-5 gap-1.5">
            <legend className="pb-1 text-sm font-semibold">{t('places')}</legend>
            {places.map(({ id, selections }) => {
              const count = selections.filter((selection) => chosen.has(selection)).length;
              return (
                <label
                  key={id}
                  className="bg-felt-2 has-checked:bg-felt-3 has-checked:outline-accent has-focus-visible:outline-ink relative flex min-h-11 cursor-pointer items-center justify-center rounded-lg px-1 text-sm whitespace-nowrap outline-2 outline-transparent"
                >
                  <input
                    type="radio"
                    name="place"
                    className="sr-only"
                    checked={id === place}
                    onChange={() => setPlace(id)}
                  />
                  {groupName(t, play, id)}
                  {count > 0 && (
                    <span className="bg-accent text-on-accent numeric absolute -end-1 -top-1.5 min-w-5 rounded-full px-1 text-center text-xs font-bold">
                      {count}
                    </span>
                  )}
                </label>
              );
            })}
          </fieldset>
          <Group {...props} group={shown} />
        </div>
      )}
      {groups
        .filter((group) => !places.includes(group))
        .map((group) => (
          <Group key={group.id} {...props} group={group} />
        ))}
    </div>
  );
}
